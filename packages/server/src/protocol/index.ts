/** What goes over the wire between the table and the server, for both ends; knows neither of them. */
export {
  type Answer,
  type Around,
  type Person,
  REFUSALS,
  type RefusalCode,
  type Spoken,
  type Told,
} from './answers.ts';
export { readRequest, type Unreadable } from './read.ts';
export {
  ASKS,
  type Ask,
  LONGEST_CHAT,
  LONGEST_NAME,
  PROTOCOL_VERSION,
  REQUESTS,
  type Request,
  type RequestName,
} from './requests.ts';
export { type Fields, fieldsMisfit, misfit, type Shape, type ShapedFields } from './shape.ts';
export { ToldGame } from './told-game.ts';
