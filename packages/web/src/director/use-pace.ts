import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';
import type { Director } from './director.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Tells the director how fast to play: as the settings say, and not at all where less motion is asked for. */
export function usePace(director: Director): void {
  const { pace, animations } = useSettings();
  useEffect(() => {
    const asked = matchMedia(LESS_MOTION);
    const tell = (): void => director.setPace(animations === 'off' || asked.matches ? 'none' : pace);
    // Nobody sees a hidden tab; what happened there is told when one comes back.
    const hide = (): void => {
      if (document.visibilityState === 'hidden') director.setPace('none');
      else tell();
    };
    hide();
    asked.addEventListener('change', tell);
    document.addEventListener('visibilitychange', hide);
    return () => {
      asked.removeEventListener('change', tell);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [director, pace, animations]);
}
