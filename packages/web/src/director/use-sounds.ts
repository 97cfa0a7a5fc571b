import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';
import type { Reel } from './director.ts';
import { type Sound, sound, soundsOf } from './sounds.ts';

/** Lets what happens be heard: as it is shown, or where nothing is shown the loudest of it at once. */
export function useSounds({ shot, present, news }: Reel): void {
  const { sounds, volume } = useSettings();
  const isOn = sounds && volume > 0;
  const winner = present?.outcome?.winner;
  const isWon =
    present === null || winner === undefined || winner === 'draw' ? null : winner === present.seat;
  useEffect(() => {
    if (!isOn || shot === null) return;
    for (const name of soundsOf(shot.beats, isWon)) sound(name, volume);
  }, [isOn, shot, volume, isWon]);
  useEffect(() => {
    // A shot of these beats will be heard.
    if (!isOn || news.isPlayed) return;
    const heard = soundsOf(news.beats, isWon);
    const loudest = LOUDEST.find((name) => heard.includes(name));
    if (loudest !== undefined) sound(loudest, volume);
  }, [isOn, news, volume, isWon]);
}

const LOUDEST: readonly Sound[] = [
  'win',
  'lose',
  'steal',
  'score',
  'damage',
  'rez',
  'break',
  'turn',
  'install',
  'draw',
];
