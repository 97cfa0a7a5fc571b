/** Short tones, by what they say: frequency in hertz. */
const TONES = { move: 440, ask: 660, end: 330 } as const;

let context: AudioContext | null = null;

/** A blip of a twelfth of a second; a browser without sound stays quiet. */
export function blip(tone: keyof typeof TONES): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    const source = context.createOscillator();
    const volume = context.createGain();
    source.frequency.value = TONES[tone];
    volume.gain.setValueAtTime(0.06, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.08);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + 0.08);
  } catch {
    // No sound card, or sound is not allowed: nothing else depends on it.
  }
}
