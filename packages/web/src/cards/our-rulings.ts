/** A decision of ours where the rules leave one. */
export interface OurRuling {
  readonly number: number;
  readonly about: string;
  readonly ruling: string;
}

/** As in docs/RULINGS.md, which also says why; a test keeps the two in step. */
const ROWS: readonly (readonly [number: number, about: string, ruling: string])[] = [
  [
    1,
    'When the object of an action is chosen (5.2.2, 9.5.6c)',
    'Declared with the action, before its cost is paid; asked again if something in between makes it impossible',
  ],
  [
    2,
    'Drawing with an empty R&D (1.2.5, 1.7.2c)',
    'The Corp may take the action or play the card: it loses, and that is a change of the game',
  ],
  [
    3,
    'Drawing with an empty stack',
    'Refused under 1.4 (1.2.5), allowed under 26.03, which has no such rule; removing a tag needs a tag in both (10.5.4)',
  ],
  [
    4,
    'An action that needs an object when there is none (advance, trash a resource, install, play)',
    'Not available in either edition',
  ],
  [5, 'Purging without virus counters', 'Allowed in both (10.1.1a)'],
  [
    6,
    'Negative maximum hand size: 1.7.2b says as the discard phase begins, 10.4.4 at the end of the turn',
    'As the discard phase begins',
  ],
  [
    7,
    'Who is active in the checkpoint after the last step of a turn (5.6.3f, 10.3.5)',
    'Still the player whose turn ends; effects that last for the turn are already gone',
  ],
  [
    8,
    '"Action phase ends" abilities under 1.4, which has no such step',
    'Met at the end-of-phase checkpoint (5.6.2d, 5.7.1h)',
  ],
  [9, '"Discard phase ends" abilities under 1.4', 'Met at the end-of-phase checkpoint (5.6.3f, 5.7.2f)'],
  [
    10,
    'Forced end of the action phase (5.4.3)',
    "The action under way counts as completed; the game goes where the phase goes without clicks; no action can be taken in that checkpoint's reaction window",
  ],
  [
    11,
    '"Minimal set" when the memory limit is exceeded (10.3.1e)',
    'No member of the set could be left out; not the smallest total',
  ],
  [
    12,
    '"You may" abilities whose whole effect is one payment',
    'Choosing to trigger the ability is the consent; it is not asked a second time',
  ],
  [13, 'Abilities of a stolen agenda under 1.4 (1.13.5)', "The Corp's, as under 26.03 1.14.4a"],
  [
    14,
    'Order in which credits are spent during a run with bad publicity',
    'Bad publicity credits first; credits lost under 1.4 take them first too',
  ],
  [
    15,
    'Bioroids\' "lose a click" abilities (5.2.1)',
    'Usable in the encounter under both editions; they are not actions',
  ],
  [16, 'Persistent abilities under 1.4', 'Work as under 26.03 9.12.5'],
  [
    17,
    '"Prevent up to N" when less than N is imminent',
    'Any number up to N may be chosen; a value below 0 counts as 0 when it resolves',
  ],
  [
    18,
    'Recurring credits of a card that becomes active again with some left (26.03 1.10.5a, 1.10.5d)',
    'Topped up to their number, not added',
  ],
  [
    19,
    'A choice between effects of which one would do nothing (9.11.3c)',
    'May be chosen, unless it begins with a cost that cannot be paid or acts on a card that is not there',
  ],
  [
    20,
    'Running with an ability that leaves no server to run on (26.03)',
    'Allowed, to no effect; refused under 1.4',
  ],
  [21, 'Bypassing during the window of an encounter (6.5.3a against 6.1.3c)', 'The window closes at once'],
  [
    22,
    'Whether abilities about approaching the server belong to the beginning of their phase under 1.4 (6.8.2c, 9.2.8f)',
    'Yes: those still pending lapse when the run is ended meanwhile',
  ],
  [
    23,
    'Windows still open when the run is ended (6.8.2, 6.9.6a)',
    'Closed or completed before the run ends phase begins',
  ],
  [
    24,
    'Seamless Launch and other cards that place advancement counters on "an installed card"',
    "The Corp's cards",
  ],
  [
    25,
    'Declining the additional cost of a run (1.15.9a, 6.3.2b)',
    'Taking the action to run on that server is the consent; a run that an effect directs is asked about. Servers whose cost cannot be paid are not offered',
  ],
  [
    26,
    'What an additional cost to trash an accessed card is put on',
    'Every way in which the Runner trashes it, not only paying the trash cost; with another ability it is paid before the card is trashed, and may be declined. An unrezzed card does not ask',
  ],
  [
    27,
    '"Reached directly from the Initiation Phase" (6.9.5a) when an ability moves the Runner to a server without ice meanwhile',
    'Not directly: "passes all ice" is not met',
  ],
  [
    28,
    'Choosing among effects one that has an additional cost (9.11.3e)',
    'Open only if all of it can be paid; when the player who chooses it is the one who pays, it is not asked again whether to',
  ],
  [
    29,
    '"Whenever you discard cards to reach your maximum hand size" where cards are discarded one at a time (5.6.3a, 5.7.2a)',
    'Met once for all cards of that step',
  ],
  [
    30,
    'Playing or installing cards "as if they were in your grip" (no rule of either edition says more)',
    'With the basic actions, and with effects that play or install cards from the grip; for everything else, such as damage, hand size and revealing the grip, they are not in it',
  ],
  [
    31,
    'A mandatory infinite loop (10.10.1)',
    'Nobody is asked for the number: after 200 abilities and repetitions in which no player had a choice no more of them start until one has',
  ],
  [
    32,
    'What a checkpoint itself sets off: cards trashed in its steps d to g (10.3.1, 10.3.3)',
    'Abilities that see it become pending in a checkpoint that follows at once, before anybody receives priority',
  ],
  [
    33,
    'A card turned into an agenda that an effect puts anywhere but into a score area (10.1.3)',
    "It goes straight to its owner's discard pile, faceup, and is trashed as the card it was before",
  ],
  [
    34,
    'How long a card remembers what was chosen for it under 1.4, which does not say',
    'As under 26.03 9.10.3: for the turn if it was chosen as that turn began and nothing else was done, else as long as the card is active',
  ],
  [
    35,
    'Abilities of a run, such as "if successful", when the card that initiated it has left play meanwhile (6.7.3, 9.5.4)',
    'They belong to the run and are met all the same; what they would do with that card comes to nothing',
  ],
  [
    36,
    'What can be announced as X (1.15.3, 26.03 1.16.2c)',
    'Any number from 0 on with which the whole price can be paid, with what changes it and what is paid on top, and that the card allows; also one with which nothing happens. Where the cost it stands in is ignored X is 0',
  ],
  [
    37,
    'An optional ability that draws cards for a Corp with an empty R&D (1.2.5, 1.7.2c)',
    'Not available under 1.4: nothing requires the Corp to draw, so it would draw nothing. Under 26.03 it may be used, and then the Corp has to draw',
  ],
  [
    38,
    'Whether VRcation can be played with an empty stack and the last click (1.2.5)',
    'Yes: the click that pays for it still counts as one to be lost',
  ],
  [
    39,
    'Optional abilities, and optional parts of abilities, of which nothing would come (9.6.9)',
    'Where its cost cannot be paid or there is nothing to act on, triggering it is the same as passing, and tables pass for their players; a search is never nothing. A cost that can be paid for nothing may be under 26.03, not under 1.4',
  ],
  [
    40,
    'Installing and rezzing a card as one act under 1.4, which does not speak of it (26.03 8.5.15)',
    'As under 26.03: a card that is not rezzed after all is revealed (8.5.13d), and its controller divides a total discount between both costs (1.16.2f; 1.15.1c says no more)',
  ],
  [
    41,
    'A card that can be paid for in hand, but not any more as its play cost is paid, because it lies in the play area by then (1.15.1, 8.6.1-8.6.2; 26.03 1.16.1, 8.6.7a-b)',
    'It goes back where it came from, nothing is paid for it and it was not played; a click or cost that initiated playing it stays spent. Whether it may be played at all is asked once, before it moves',
  ],
  [
    42,
    'Ice installed directly inward of a piece that is trashed to make place for it, and that the Runner encounters (6.2.3b, 8.3.2-8.3.3; 26.03 6.2.2c, 6.2.4, 8.5.16b-c)',
    'It goes inward of the position that is left, so the Runner approaches it next',
  ],
  [
    43,
    'Shuffling "up to" so many cards, or any number, into a deck, and choosing none',
    'The deck is shuffled all the same, and the game says so; where the cards to choose among are named by the ability, as by Touch-ups, nobody is asked to shuffle without one',
  ],
];

export const OUR_RULINGS: ReadonlyMap<number, OurRuling> = new Map(
  ROWS.map(([number, about, ruling]) => [number, { number, about, ruling }]),
);
