import type { Beat, Moment } from '@lastclick/session';

/** What there is to hear. */
export const SOUNDS = [
  'draw',
  'install',
  'rez',
  'break',
  'damage',
  'steal',
  'score',
  'turn',
  'win',
  'lose',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone: when it begins and how long it sounds, in seconds, and its pitch in hertz, gliding where there are two. */
interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: readonly [from: number, to?: number];
  readonly shape: OscillatorType;
  readonly loud: number;
}

/** A breath of noise through a filter whose pitch glides. */
interface Breath {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: readonly [from: number, to: number];
  readonly loud: number;
}

interface Design {
  readonly tones?: readonly Tone[];
  readonly breaths?: readonly Breath[];
}

const tone = (
  at: number,
  lasts: number,
  pitch: Tone['pitch'],
  loud = 0.3,
  shape: OscillatorType = 'triangle',
): Tone => ({
  at,
  lasts,
  pitch,
  loud,
  shape,
});

/** One family: cards are breaths of air, machines are gliding tones, and what is won or lost is said in the chord of D. */
const DESIGNS: Readonly<Record<Sound, Design>> = {
  draw: { breaths: [{ at: 0, lasts: 0.13, pitch: [1800, 4200], loud: 0.22 }] },
  install: {
    breaths: [{ at: 0, lasts: 0.09, pitch: [3000, 900], loud: 0.2 }],
    tones: [tone(0.05, 0.16, [147, 110], 0.4, 'sine')],
  },
  rez: {
    tones: [
      tone(0, 0.34, [147, 294], 0.2, 'sawtooth'),
      tone(0.06, 0.42, [294, 440], 0.22),
      tone(0.2, 0.4, [880], 0.1, 'sine'),
    ],
  },
  break: {
    breaths: [{ at: 0, lasts: 0.16, pitch: [5200, 1400], loud: 0.26 }],
    tones: [tone(0, 0.12, [1175, 784], 0.16, 'square')],
  },
  damage: {
    breaths: [{ at: 0, lasts: 0.3, pitch: [900, 120], loud: 0.5 }],
    tones: [tone(0, 0.4, [110, 48], 0.5, 'sine'), tone(0.02, 0.2, [233, 185], 0.16, 'sawtooth')],
  },
  steal: {
    breaths: [{ at: 0, lasts: 0.25, pitch: [700, 5200], loud: 0.16 }],
    tones: [tone(0.08, 0.22, [587]), tone(0.18, 0.22, [740]), tone(0.28, 0.5, [1175], 0.26)],
  },
  score: {
    tones: [
      tone(0, 0.5, [294], 0.3),
      tone(0, 0.5, [440], 0.2),
      tone(0.14, 0.6, [587], 0.26),
      tone(0.28, 0.6, [740], 0.18),
    ],
  },
  turn: { tones: [tone(0, 0.18, [440], 0.16, 'sine'), tone(0.11, 0.3, [587], 0.16, 'sine')] },
  win: {
    tones: [
      tone(0, 0.3, [294]),
      tone(0.15, 0.3, [370]),
      tone(0.3, 0.3, [440]),
      tone(0.45, 1, [587], 0.34),
      tone(0.45, 1, [740], 0.22),
      tone(0.45, 1, [880], 0.16),
    ],
  },
  lose: {
    tones: [
      tone(0, 0.4, [440, 415], 0.24),
      tone(0.25, 0.4, [349], 0.24),
      tone(0.5, 1, [294, 277], 0.3),
      tone(0.5, 1, [147], 0.3, 'sine'),
    ],
  },
};

let context: AudioContext | null = null;
let air: AudioBuffer | null = null;

/** Half a second of noise, the same every time. */
function airOf(sound: AudioContext): AudioBuffer {
  const buffer = sound.createBuffer(1, sound.sampleRate / 2, sound.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 1;
  for (let index = 0; index < samples.length; index++) {
    word = (word * 48271) % 2147483647;
    samples[index] = (word / 2147483647) * 2 - 1;
  }
  return buffer;
}

/** Loudness that rises at once and dies away. */
function fading(sound: AudioContext, begin: number, lasts: number, loud: number): GainNode {
  const volume = sound.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  volume.connect(sound.destination);
  return volume;
}

function play(sound: AudioContext, { tones = [], breaths = [] }: Design, volume: number): void {
  const now = sound.currentTime + 0.01;
  for (const { at, lasts, pitch, shape, loud } of tones) {
    const [from, to = from] = pitch;
    const source = sound.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, now + at);
    source.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
    source.connect(fading(sound, now + at, lasts, loud * volume));
    source.start(now + at);
    source.stop(now + at + lasts);
  }
  air ??= airOf(sound);
  for (const { at, lasts, pitch, loud } of breaths) {
    const source = sound.createBufferSource();
    const filter = sound.createBiquadFilter();
    source.buffer = air;
    filter.type = 'bandpass';
    filter.Q.value = 0.9;
    filter.frequency.setValueAtTime(pitch[0], now + at);
    filter.frequency.exponentialRampToValueAtTime(pitch[1], now + at + lasts);
    source.connect(filter).connect(fading(sound, now + at, lasts, loud * volume));
    source.start(now + at);
    source.stop(now + at + lasts);
  }
}

/** Sounds once, at a volume from 0 to 1; a browser without sound stays quiet. */
export function sound(name: Sound, volume: number): void {
  if (volume <= 0) return;
  try {
    context ??= new AudioContext();
    play(context, DESIGNS[name], volume);
  } catch {
    // No sound card, or sound is not allowed: nothing else depends on it.
  }
}

const BY_MOMENT: Readonly<Partial<Record<Moment, Sound>>> = {
  move: 'draw',
  play: 'install',
  install: 'install',
  rez: 'rez',
  broken: 'break',
  subroutine: 'break',
  damage: 'damage',
  steal: 'steal',
  score: 'score',
  turn: 'turn',
};

/** What is heard of beats that are shown together: each sound once, the end of the game alone. */
export function soundsOf(beats: readonly Beat[], isWon: boolean | null): readonly Sound[] {
  if (beats.some(({ moment }) => moment === 'over')) return [isWon === false ? 'lose' : 'win'];
  return [...new Set(beats.flatMap(({ moment }) => BY_MOMENT[moment] ?? []))];
}
