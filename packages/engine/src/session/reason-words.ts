import { describeUnmet } from '../describe/describe.ts';
import type { DeedName } from '../language/words/deeds.ts';
import { restrictionOn } from '../query/restricted.ts';
import { unmetPart } from '../query/unmet.ts';
import type { Failure, Intent, Reason } from '../rules/legality/requirement.ts';
import { opponentOf, type Side } from '../side.ts';
import { contextOf } from '../state/context.ts';
import { defOf, type Game } from '../state/game.ts';
import { amountsInWords } from './amounts-in-words.ts';

/** One sentence for every reason, in our own words. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  gameOver: 'The game is over.',
  mulliganFirst: 'First both players keep their starting hand or take a mulligan.',
  notYourActionPhase: 'Actions can only be taken in your own action phase.',
  actionInProgress: 'The action under way has to be completed first.',
  notAnActionWindow: 'No action window is open: finish the current window first.',
  notAPaidAbilityWindow: 'No paid ability window is open.',
  noPriority: 'The other player has priority.',
  windowWithoutRez: 'Cards cannot be rezzed in this window.',
  windowWithoutScore: 'Agendas cannot be scored in this window.',
  notYourAction: 'Your side does not have this basic action.',
  notEnoughClicks: 'You do not have enough clicks.',
  notEnoughCredits: 'You cannot spend enough credits for this.',
  notEnoughCounters: 'There are not enough counters on the card.',
  notEnoughCards: 'You do not have enough cards to pay with.',
  notEnoughTags: 'There are not enough tags or bad publicity to pay with.',
  notEnoughAgendas: 'You have no agenda to forfeit.',
  additionalCostUnpayable: 'You cannot pay all of its additional cost.',
  noSuchCard: 'There is no such card for you to choose.',
  nothingToTakeItWith: 'There is nothing that this action could be taken with.',
  notInHand: 'The card is not in your hand.',
  wrongType: 'A card of this type cannot be used this way.',
  notInstalled: 'The card is not installed.',
  notYourCard: 'You do not control the card.',
  notYourAbility: 'Only the other player can use this ability.',
  inactive: 'The card is not active.',
  alreadyRezzed: 'The card is already faceup.',
  agendasAreNotRezzed: 'Agendas are scored, never rezzed.',
  iceOnlyWhenApproached: 'Ice can only be rezzed while the Runner approaches it.',
  notAgenda: 'Only the Corp scores, and only agendas.',
  notAdvanceable: 'The card cannot be advanced.',
  notAdvancedEnough: 'The agenda needs more advancement counters.',
  notTagged: 'The Runner is not tagged.',
  notAResource: 'Only an installed resource can be trashed this way.',
  noSuchServer: 'There is no such server.',
  serverNeeded: 'Say which server it goes to: into its root, or before it.',
  onlyInRemotes: 'Agendas and assets are only installed in remote servers.',
  notIntoServers: 'Only the Corp installs cards in servers.',
  nothingToHostIt: 'There is no card that it could be installed on.',
  onlyOnItsHost: 'It can only be installed on such a card as it names.',
  cannotHostIt: 'That card cannot host it.',
  notInThisServer: 'The card says that it can only be in other servers.',
  onlyFacedown: 'The card can only be installed facedown.',
  notEnoughMemory: 'Even without other programs there would not be enough memory.',
  consoleInPlay: 'Another console is already installed.',
  forbidden: 'An effect says that this cannot be done.',
  conditionNotMet: "The card's own condition is not met.",
  usedThisTurn: 'This ability was already used as often as it can be.',
  noSuchAbility: 'The card has no such ability.',
  nothingWouldChange: 'Its effect could not change anything in the game now.',
  sameAction: 'Only an action that differs from those already taken is allowed here.',
  noRun: 'There is no run.',
  notAJackOutStep: 'The Runner cannot jack out at this step.',
  nothingToAccess: 'There is nothing to access now.',
  onlyTheCorp: 'Only the Corp rezzes cards and scores agendas.',
  notEncountering: 'No ice is being encountered at a step where this can be used.',
  notApproaching: 'No ice is being approached.',
  nothingToBreak: 'There is no unbroken subroutine.',
  breakByAbility: 'Subroutines are broken by abilities: use one that does.',
  wrongIce: 'The encountered ice does not have the subtype this works on.',
  notStrongEnough: 'The icebreaker is not as strong as the ice.',
  onlyWhileAccessing: 'This can only be used while accessing a card.',
  noTrashCost: 'The card has no trash cost.',
  inArchives: 'Cards in Archives cannot be trashed.',
  notAccessed: 'You are not accessing that card.',
  notPending: 'No such ability is waiting to be triggered.',
  mandatoryPending: 'A mandatory ability has to be triggered before you can pass.',
  mustAct: 'In an action window you have to take an action.',
  nothingToPass: 'No window is open in which you could pass.',
  notDiscarding: 'You are not discarding cards now.',
  notYourDecision: 'The other player has to decide.',
  serverNotEligible: 'The ability does not let you run on that server.',
  modeUnpayable: 'You cannot pay what that choice costs.',
  modeImpossible: 'That choice could not be carried out in full.',
  alreadyChosen: 'You have chosen that already.',
  memoryNotFreed: 'There is not enough memory yet: another program has to be trashed.',
  notTrashedYet: 'What cannot stay there with it has to be trashed first.',
  notAmongChoices: 'That is not one of the choices.',
};

/** What is said instead where it is known better: which card forbids it, which condition does not hold, whose it is. */
export function wordsOf(
  game: Game,
  seat: Side,
  { because }: Failure,
  intent: Intent,
  forbidder: string | null,
): string {
  switch (because) {
    case 'forbidden':
      return forbidder === null ? REASON_WORDS.forbidden : `${forbidder} says that this cannot be done.`;
    case 'conditionNotMet':
      return unmetWords(game, seat, intent) ?? REASON_WORDS.conditionNotMet;
    case 'wrongType':
      return TYPE_WORDS[intent.kind] ?? REASON_WORDS.wrongType;
    case 'notYourAbility':
      return `Only the ${NAMES[opponentOf(seat)]} can use this ability.`;
    default:
      return amountsInWords(game, seat, because, intent) ?? REASON_WORDS[because];
  }
}

/** What only cards of some types can be used for. */
const TYPE_WORDS: Readonly<Partial<Record<Intent['kind'], string>>> = {
  play: 'Only operations and events are played.',
  install: 'Operations and events are played, never installed.',
};

const NAMES: Readonly<Record<Side, string>> = { corp: 'Corp', runner: 'Runner' };

/** Moves that cards limit by a condition, as the deeds they are. */
const DEEDS: Readonly<Partial<Record<Intent['kind'], DeedName>>> = {
  play: 'play',
  install: 'install',
  rez: 'rez',
  score: 'score',
  advance: 'advance',
  use: 'use',
};

/** The card's own condition, said as what does not hold; null where it depends on what would be announced. */
function unmetWords(game: Game, seat: Side, { kind, card, number }: Intent): string | null {
  const deed = DEEDS[kind];
  if (card === null || deed === undefined) return null;
  const { data, paid } = defOf(game, card);
  const restriction = restrictionOn(game, deed, card);
  // What a card says of itself it says to its owner, what an ability says to who uses it.
  const speaker = restriction === null ? seat : card.owner;
  const condition = restriction ?? (kind === 'use' ? (paid[number]?.onlyIf ?? null) : null);
  if (condition === null || speaker !== seat) return null;
  const unmet = unmetPart(game, condition, contextOf(card, speaker));
  return unmet === null ? null : describeUnmet(data, unmet, speaker);
}
