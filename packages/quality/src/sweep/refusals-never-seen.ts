import type { EditionId, Reason } from '@lastclick/engine';

type Why = Readonly<Partial<Record<Reason, string>>>;

const IN_BOTH: Why = {
  notApproaching: 'no paid ability speaks of ice that is approached',
  notInThisServer: 'no card can be in some servers only',
  notEnoughMemory: 'no program needs more than two memory units, and no card lowers the limit of four',
};

/** Why a reason is never given in an edition with the cards there are; the sweep fails when it is. */
const NEVER_SEEN: Readonly<Record<EditionId, Why>> = {
  '1.4': {
    ...IN_BOTH,
    inArchives: 'nobody is asked anything while a card in Archives is accessed',
  },
  '26.03': {
    ...IN_BOTH,
    consoleInPlay: 'a second console may be installed and replaces the first',
    nothingWouldChange: 'a move need not be able to change anything',
  },
};

export const neverSeen = (edition: EditionId, reason: Reason): string | undefined =>
  NEVER_SEEN[edition][reason];
