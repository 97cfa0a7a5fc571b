import { ARCHIVES, FIRST_REMOTE, HQ, NEW_REMOTE, RD, type ServerId } from './state.ts';

/** The name players see: hq, rd, archives, remote-1 and so on. */
export function serverName(id: ServerId): string {
  if (id === HQ) return 'hq';
  if (id === RD) return 'rd';
  if (id === ARCHIVES) return 'archives';
  if (id === NEW_REMOTE) return 'new-remote';
  return id < 0 ? '' : `remote-${id - FIRST_REMOTE + 1}`;
}

/** The server of that name, or null. */
export function serverNamed(name: string): ServerId | null {
  switch (name) {
    case 'hq':
      return HQ;
    case 'rd':
      return RD;
    case 'archives':
      return ARCHIVES;
    case 'new-remote':
      return NEW_REMOTE;
    default: {
      const match = /^remote-([1-9]\d{0,3})$/.exec(name);
      return match === null ? null : FIRST_REMOTE + Number(match[1]) - 1;
    }
  }
}
