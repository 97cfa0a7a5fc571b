import { useEffect } from 'react';
import { storageName } from '../store/saved-games.ts';

/** Hears when another tab writes a game; one that was only removed there is no matter for this one. */
export function useOtherTab(id: string, onWritten: (text: string) => void): void {
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key === storageName(id) && newValue !== null) onWritten(newValue);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [id, onWritten]);
}
