import type { SavedGame } from '@lastclick/session';
import { useEffect } from 'react';
import { playOn } from '../app/games.ts';
import { goTo, hrefOf } from '../app/router.ts';
import { replayedAnew } from '../replay/replay-places.ts';
import { useTable } from '../store/use-table.ts';
import { TurningPointsPanel } from './turning-points-panel.tsx';
import { useJudgements } from './use-judgements.ts';

/** Where a game that is just over turned: each of its actions is judged, and one can go there or play on from there. */
export default function DecidedIt({ id, saved }: { readonly id: string; readonly saved: SavedGame }) {
  const { api } = useTable();
  const judgements = useJudgements(api, saved);
  const { start } = judgements;
  useEffect(start, [start]);
  return (
    <TurningPointsPanel
      judgements={judgements}
      place={-1}
      onGo={(place) => goTo(hrefOf.replayAt(id, place))}
      onPlayOn={(judgement) => playOn(replayedAnew(saved, judgement))}
    />
  );
}
