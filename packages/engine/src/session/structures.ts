import { stepOf } from '../query/phase.ts';
import { ruleOfUse } from '../rules/use.ts';
import type { Frame } from '../state/frame.ts';
import { cite, type Game } from '../state/game.ts';

/** Something the game is in the middle of, from the turn inward. */
export interface StructureView {
  readonly kind: string;
  readonly rule: string;
}

/** What the game is in the middle of; a run that is over is not among it, though what its end brought may wait (6.8.5). */
export const structuresOf = (game: Game): StructureView[] =>
  game.state.stack
    .filter((frame) => frame.kind !== 'phase' || frame.phase !== 'run.ends' || !frame.closing)
    .map((frame) => structureOf(game, frame));

function structureOf(game: Game, frame: Frame): StructureView {
  switch (frame.kind) {
    case 'phase':
      return { kind: frame.phase, rule: stepOf(game, frame).rule };
    case 'mulligan':
      return { kind: 'mulligan', rule: cite(game, 'mulligan') };
    case 'window':
      return { kind: 'paid ability window', rule: cite(game, 'paidAbilityWindow') };
    case 'reaction':
      return { kind: 'reaction window', rule: cite(game, 'reactionWindow') };
    case 'instruction':
      return {
        kind: frame.stage === 1 ? 'interrupt window' : 'instruction',
        rule: cite(game, 'interruptWindow'),
      };
    case 'ability':
      return { kind: 'ability', rule: cite(game, 'resolveInstructions') };
    case 'use':
      return {
        kind: frame.action === '' ? 'paid ability' : 'action',
        rule: cite(game, frame.action === '' ? ruleOfUse(game, frame) : 'takeAction'),
      };
    case 'pay':
      return { kind: 'cost', rule: cite(game, 'payWhole') };
    case 'install':
      return { kind: 'install', rule: cite(game, 'installing') };
    case 'play':
      return { kind: 'play', rule: cite(game, 'playing') };
    case 'rez':
      return { kind: 'rez', rule: cite(game, 'rezzing') };
    case 'draw':
      return { kind: 'draw', rule: cite(game, 'drawCards') };
    case 'discard':
      return { kind: 'discard', rule: cite(game, 'discarding') };
    case 'sabotage':
      return { kind: 'sabotage', rule: cite(game, 'sabotage') };
    case 'arrange':
      return { kind: 'arrange', rule: cite(game, 'arranging') };
    case 'checkpoint':
      return { kind: 'checkpoint', rule: cite(game, 'checkpointTrash') };
    case 'break':
      return { kind: 'break subroutines', rule: cite(game, 'breakSubroutines') };
    case 'fire':
      return { kind: 'choose subroutine', rule: cite(game, 'resolveSubroutines') };
    case 'trashAccessed':
      return { kind: 'trash accessed card', rule: cite(game, 'trashAccessed') };
    case 'server':
      return { kind: 'choose server', rule: cite(game, 'announceServer') };
    case 'additionalCost':
      return { kind: 'additional cost', rule: cite(game, 'additionalCost') };
    case 'arrivals':
      return { kind: 'candidates', rule: cite(game, 'arrivingCandidate') };
    case 'jackOut':
      return { kind: 'jack out', rule: cite(game, 'jackingOut') };
    case 'trace':
      return { kind: 'trace', rule: cite(game, 'trace') };
    case 'bid':
      return { kind: 'bid', rule: cite(game, 'bid') };
    case 'action':
      return { kind: 'action window', rule: cite(game, 'actionWindow') };
  }
}
