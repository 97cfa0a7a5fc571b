import type { Edition } from '../editions/edition.ts';
import type { Side } from '../side.ts';
import { type Option, option } from '../state/decision.ts';
import { KEY } from '../state/option-key.ts';
import type { StandingOptions } from '../state/ruleset.ts';
import { NOTHING, type ServerId } from '../state/state.ts';
import { actionRulesOf } from './basic-actions.ts';

/** Options of an edition that are the same whenever they are listed. */
export function standingOptionsOf(edition: Edition): StandingOptions {
  const rules = actionRulesOf(edition);
  const both = (make: (side: Side) => Option): Record<Side, Option> => ({
    corp: make('corp'),
    runner: make('runner'),
  });
  return {
    gainCredit: both((side) => option('gainCredit', 'gain credit', rules[side].gainCredit)),
    drawCard: both((side) => option('drawCard', 'draw card', rules[side].drawCard)),
    purge: option('purge', 'purge', rules.corp.purge),
    removeTag: option('removeTag', 'remove tag', rules.runner.removeTag),
    runs: [],
    passInWindow: option('pass', 'pass', edition.rules.passInWindow),
  };
}

/** A run on a server as an option; made as the server is first listed. */
export function runOption({ runs }: StandingOptions, server: ServerId, rule: string): Option {
  runs[server] ??= option('run', KEY.run, rule, NOTHING, server);
  return runs[server];
}
