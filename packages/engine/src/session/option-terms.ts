import { at } from '../invariant.ts';
import { programOf } from '../kernel/ability.ts';
import { waitingFor } from '../kernel/stepper.ts';
import type { AbilityData } from '../language/ability.ts';
import type { Cost, CostItem } from '../language/cost.ts';
import { withNumber } from '../language/effect-cards.ts';
import type { Step } from '../language/step.ts';
import { X } from '../language/value.ts';
import type { Price } from '../query/price.ts';
import { awaitsX, priceOfOption } from '../rules/option-price.ts';
import { abilityMeant } from '../rules/use.ts';
import type { Option } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import { defOf, findCard, type Game, top } from '../state/game.ts';

/** What an option costs now and what it does, as data of the card language; numbers are worked out. */
export interface OptionTerms {
  /** Id of the card whose words the rest is; null where they are the rules'. */
  readonly card: string | null;
  /** Everything that is paid, at once; empty where nothing is. */
  readonly cost: Cost;
  /** What may be paid instead. */
  readonly others: readonly Cost[];
  /** What a yes does once it is paid for, or comes of a no, where part of an ability is asked about. */
  readonly steps: readonly Step[];
  /** What the run comes with that the option makes. */
  readonly run: readonly AbilityData[];
}

/** A price as the cost that has these numbers in it. */
function costOf({ clicks, credits, from, owed }: Price): Cost {
  const cost: CostItem[] = [];
  if (clicks > 0) cost.push({ pay: 'clicks', number: clicks });
  const demanded = from === null ? 0 : Math.min(from.amount, credits);
  if (credits > demanded) cost.push({ pay: 'credits', amount: credits - demanded });
  if (from !== null && demanded > 0) cost.push({ pay: 'credits', amount: demanded, from: from.cards });
  for (const { data, amount } of owed) if (amount > 0) cost.push(withNumber(data, amount));
  return cost;
}

/** A cost whose X is announced only as it is paid. */
function costWithX(game: Game, option: Option, price: Price): Cost {
  const card = findCard(game.state, option.card);
  if (card === null) return costOf(price);
  if (option.kind === 'use') return abilityMeant(game, card, option.number).cost;
  const { clicks } = price;
  return clicks === 0
    ? [{ pay: 'credits', amount: X }]
    : [
        { pay: 'clicks', number: clicks },
        { pay: 'credits', amount: X },
      ];
}

/** The card a frame speaks for as it asks. */
function speakerIn(game: Game, frame: Frame): string | null {
  switch (frame.kind) {
    case 'ability':
      return at(game.rules.defs, frame.def).data.id;
    case 'server':
      return at(game.rules.defs, defOfRun(game, frame)).data.id;
    case 'pay': {
      const card = findCard(game.state, frame.source) ?? findCard(game.state, frame.object);
      return card === null ? null : defOf(game, card).data.id;
    }
    default:
      return null;
  }
}

const defOfRun = (game: Game, { def, source }: Extract<Frame, { kind: 'server' }>): number =>
  // A state that was saved before tells the card alone.
  def >= 0 ? def : (findCard(game.state, source)?.def ?? 0);

/** What is done where part of an ability is agreed to, or what comes of refusing to pay for it. */
function stepsIn(game: Game, frame: Frame, { kind }: Option): readonly Step[] {
  if (frame.kind !== 'ability' || (kind !== 'yes' && kind !== 'no')) return [];
  const instruction = programOf(game, frame)[frame.pc];
  if (instruction?.op === 'may') return kind === 'yes' ? instruction.said : [];
  if (instruction?.op !== 'pay') return [];
  return kind === 'yes' ? instruction.bought : instruction.unpaid;
}

/** The option's own card; what a seat may do with it, it may know. */
function cardOfOption(game: Game, { card: ref }: Option): string | null {
  const card = findCard(game.state, ref);
  return card === null ? null : defOf(game, card).data.id;
}

/** The parts of an option of the decision the game waits for. */
export function termsOf(game: Game, option: Option): OptionTerms {
  const frame = top(game.state);
  const side = waitingFor(game)?.seat ?? 'corp';
  const price = priceOfOption(game, side, option);
  const isRunOfCard = option.kind === 'run' && frame.kind === 'server' && frame.text >= 0;
  return {
    card: cardOfOption(game, option) ?? speakerIn(game, frame),
    cost: price === null ? [] : awaitsX(game, option) ? costWithX(game, option, price) : costOf(price),
    others: price === null ? [] : price.others.map(costOf),
    steps: stepsIn(game, frame, option),
    run: isRunOfCard ? at(at(game.rules.defs, defOfRun(game, frame)).runTexts, frame.text).said : [],
  };
}
