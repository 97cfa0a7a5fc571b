import type { EditionId } from '@lastclick/engine';
import type { Rail, RailLevel, RailStep } from '@lastclick/session';
import { sideName } from '@lastclick/table';
import { useState } from 'react';
import { GameSymbol } from '../symbols/symbol.tsx';
import styles from './rail.module.css';
import { letterOf, lettersInWords } from './rail-words.ts';
import { useRuleWords } from './use-rule-words.ts';

interface StepProps {
  readonly step: RailStep;
  readonly edition: EditionId;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Null where nobody can set stops: a spectator. */
  readonly onStop: (() => void) | null;
}

function RuleSummary({ rule, edition }: { readonly rule: string; readonly edition: EditionId }) {
  const [summary] = useRuleWords(edition, [rule]);
  return (
    <p className={styles.rule}>
      Rule {rule}
      {summary !== undefined && `: ${summary.words}.`}
    </p>
  );
}

function Step({ step, edition, isOpen, onOpen, onStop }: StepProps) {
  return (
    <div className={styles.step} data-state={step.state}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-current={step.state === 'now' ? 'step' : undefined}
        onClick={onOpen}
      >
        <span className={styles.letter}>{letterOf(step.rule)}</span>
        <span className={styles.words}>
          {step.words}
          {step.state === 'now' && <span className={styles.number}> {step.rule}</span>}
        </span>
        {step.isStop && (
          <span className={styles.stopped}>
            <GameSymbol name="stop" label="you stop here" />
          </span>
        )}
        {step.letters !== '' && (
          <span className={styles.letters} title={lettersInWords(step.letters)}>
            {step.letters}
          </span>
        )}
      </button>
      {isOpen && (
        <div className={styles.more}>
          <p>{step.words}.</p>
          <RuleSummary rule={step.rule} edition={edition} />
          {onStop !== null && (
            <button type="button" className={styles.stop} aria-pressed={step.isStop} onClick={onStop}>
              <GameSymbol name={step.isStop ? 'stop' : 'clickSpent'} />
              {step.isStop ? 'You stop here' : 'Stop here'}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface LevelProps {
  readonly levels: readonly RailLevel[];
  readonly edition: EditionId;
  readonly depth: number;
  readonly opened: string | null;
  readonly onOpen: (rule: string) => void;
  readonly onStop: ((rule: string) => void) | null;
}

/** A structure with its steps; what is nested in it stands under the step that is under way. */
function Level({ levels, edition, depth, opened, onOpen, onStop }: LevelProps) {
  const [level, ...inner] = levels;
  if (level === undefined) return null;
  const nested = inner.length > 0 && (
    <Level
      levels={inner}
      edition={edition}
      depth={depth + 1}
      opened={opened}
      onOpen={onOpen}
      onStop={onStop}
    />
  );
  return (
    <div className={styles.level} data-depth={depth}>
      {depth > 0 && <h3 className={styles.title}>{level.title}</h3>}
      {level.steps.map((step) => (
        <div key={step.rule}>
          <Step
            step={step}
            edition={edition}
            isOpen={opened === step.rule}
            onOpen={() => onOpen(step.rule)}
            onStop={onStop === null ? null : () => onStop(step.rule)}
          />
          {step.state === 'now' && nested}
        </div>
      ))}
      {!level.steps.some(({ state }) => state === 'now') && nested}
    </div>
  );
}

interface Props {
  readonly rail: Rail;
  readonly edition: EditionId;
  readonly onStop: ((rule: string) => void) | null;
  /** Folds the rail to a line, where it stands beside the board. */
  readonly onFold?: () => void;
}

/** Where in the turn the game is: phases, the steps of the current one, and what is nested in it. */
export function TimingRail({ rail, edition, onStop, onFold }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const open = (rule: string): void => setOpened((before) => (before === rule ? null : rule));
  return (
    <nav className={styles.rail} aria-label="Timing">
      {onFold !== undefined && (
        <button type="button" className={styles.fold} onClick={onFold}>
          Fold to a line
        </button>
      )}
      <p className={styles.priority} data-side={rail.priority}>
        {rail.priority === null ? 'The game is over' : `${sideName(rail.priority)} decides`}
      </p>
      <ol className={styles.phases}>
        {rail.phases.map((phase) => (
          <li key={phase.id} className={styles.phase} data-now={phase.isNow}>
            <h2 className={styles.name}>{phase.title}</h2>
            {phase.isNow && (
              <Level
                levels={rail.levels}
                edition={edition}
                depth={0}
                opened={opened}
                onOpen={open}
                onStop={onStop}
              />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
