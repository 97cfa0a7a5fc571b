import type { Question } from '../editions/edition.ts';
import { startUse } from '../kernel/start-use.ts';
import { mayJackOut } from '../query/additional-price.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import type { PhaseFrame } from '../state/frame.ts';
import { findCard, type Game, refOf } from '../state/game.ts';
import { KEY } from '../state/option-key.ts';
import { accessAbilityOptions } from './legality/listing.ts';
import { accessChosenCard, candidatesOf, chooseCandidate } from './run/access.ts';
import { decideJackOut, startJackOut } from './run/jack-out.ts';
import { payToTrash, whyNotTrash } from './trash-accessed.ts';

interface Asked {
  /** Whether there is anything to ask; if not, the frame has been moved on. */
  isAsked(game: Game, frame: PhaseFrame): boolean;
  decide(game: Game, frame: PhaseFrame, rule: string): Decision;
  choose(game: Game, frame: PhaseFrame, chosen: Option): void;
}

const skip = (frame: PhaseFrame): boolean => {
  frame.step += 1;
  return false;
};

const runnerDecides = (
  kind: Decision['kind'],
  rule: string,
  options: readonly Option[],
  about: number,
): Decision => ({
  seat: 'runner',
  kind,
  rule,
  options,
  chosen: 0,
  wanted: 0,
  about,
});

const jackOutQuestion: Asked = {
  isAsked: (game, frame) => (mayJackOut(game) ? true : skip(frame)),
  decide: (game, _frame, rule) => decideJackOut(game, rule),
  choose(game, _frame, chosen) {
    if (chosen.kind === 'jackOut') startJackOut(game);
  },
};

const candidate: Asked = {
  isAsked(game, frame) {
    const { named, hidden } = candidatesOf(game, frame);
    if (named.length > 0 || hidden !== null) return true;
    // Nothing left: on to the last step of the structure.
    frame.step = (game.rules.edition.phases['access.server']?.steps.length ?? 1) - 1;
    return false;
  },
  decide(game, frame, rule) {
    const { named, hidden } = candidatesOf(game, frame);
    const cited = game.rules.edition.rules.accessing;
    const options: Option[] = named.map((card) => option('access', KEY.access, cited, refOf(card)));
    if (hidden !== null) options.push(option('access', `access ${hidden}`, cited));
    return runnerDecides('access', rule, options, -1);
  },
  choose(game, frame, chosen) {
    chooseCandidate(game, frame, chosen.card);
    const next = game.rules.edition.phases['access.server']?.steps[frame.step]?.what;
    if (next?.act !== 'perform') accessChosenCard(game, frame);
  },
};

const trashAccessed: Asked = {
  isAsked(game, frame) {
    const card = findCard(game.state, frame.card);
    if (card === null) return skip(frame);
    if (game.rules.edition.switches.accessOpensWindow && game.state.priority === 'every') return true;
    return whyNotTrash(game, card) === null || accessAbilityOptions(game).length > 0 ? true : skip(frame);
  },
  decide(game, frame, rule) {
    const card = findCard(game.state, frame.card);
    const cited = game.rules.edition.rules.trashAccessed;
    const options: Option[] = [];
    if (card !== null && whyNotTrash(game, card) === null) {
      options.push(option('trashAccessed', KEY.trash, cited, refOf(card)));
    }
    options.push(...accessAbilityOptions(game));
    options.push(option('continue', 'continue', cited));
    return runnerDecides('trashAccessed', rule, options, frame.card);
  },
  choose(game, _frame, chosen) {
    const card = findCard(game.state, chosen.card);
    if (card === null || chosen.kind === 'continue') return;
    if (chosen.kind === 'trashAccessed') {
      payToTrash(game, card);
    } else startUse(game, 'runner', card, chosen);
  },
};

/** What the Runner is asked at the steps of a run or an access. */
export const QUESTION: Readonly<Record<Question, Asked>> = {
  jackOut: jackOutQuestion,
  chooseCandidate: candidate,
  trashAccessed,
};
