import type { Snapshot } from '@lastclick/session';
import { useEffect } from 'react';
import { blip } from '../store/sounds.ts';

/** Sounds a tone when something happened, when one is asked, and at the end. */
export function useBlips(snapshot: Snapshot | null, isOn: boolean): void {
  const played = snapshot?.played ?? -1;
  const tone = snapshot?.outcome ? 'end' : snapshot?.ask ? 'ask' : 'move';
  useEffect(() => {
    if (isOn && played > 0) blip(tone);
  }, [isOn, played, tone]);
}
