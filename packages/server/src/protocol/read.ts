import { REQUESTS, type Request, type RequestName } from './requests.ts';
import { fieldsMisfit } from './shape.ts';

/** A message that could not be taken; `id` is the request's, where it told one. */
export interface Unreadable {
  readonly id: string | null;
  readonly code: 'badMessage' | 'unknownRequest';
  readonly why: string;
}

const isRequestName = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(REQUESTS, name);

/** Reads a request; never throws. */
export function readRequest(text: string): Request | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { id: null, code: 'badMessage', why: 'the message is no JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { id: null, code: 'badMessage', why: 'a request is an object' };
  const { id, do: name, ...fields } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '' || id.length > 40)
    return { id: null, code: 'badMessage', why: 'a request has an "id", a text of at most 40 characters' };
  if (!isRequestName(name)) return { id, code: 'unknownRequest', why: 'nobody knows that request' };
  const why = fieldsMisfit(REQUESTS[name], fields, name);
  return why === null ? (value as Request) : { id, code: 'badMessage', why };
}
