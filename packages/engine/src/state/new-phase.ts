import type { StructureId } from '../editions/edition.ts';
import type { PhaseFrame } from './frame.ts';
import { NO_SERVER, NOTHING } from './state.ts';

/** A timing structure at its first step. */
export const newPhase = (phase: StructureId, step = 0): PhaseFrame => ({
  kind: 'phase',
  phase,
  step,
  at: step,
  settle: false,
  closing: false,
  card: NOTHING,
  server: NO_SERVER,
  remaining: 0,
  done: [],
  arrivals: [],
  broken: 0,
  resolved: 0,
  gained: [],
  number: 0,
  forced: false,
});
