/** Games for people at devices of their own: a server that keeps every move before it answers for it. */
export { sealOf } from './game/seal.ts';
export { makeServer, type RunningServer } from './http/app.ts';
export { LIMITS, type Limits, type ServerSettings } from './http/settings.ts';
