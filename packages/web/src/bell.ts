/** Two strokes of a ship's bell, made of sine waves: no file to load. */
export function ringBell(): void {
  // Browsers let no page be heard that nobody has touched yet.
  if (!navigator.userActivation.hasBeenActive) return;
  const context = new AudioContext();
  for (const stroke of [0, 0.35]) {
    for (const [pitch, loudness] of PARTIALS) strike(context, stroke, pitch, loudness);
  }
  setTimeout(() => void context.close(), 3000);
}

/** Hertz, and how loud each is. */
const PARTIALS = [
  [880, 0.1],
  [2217, 0.04],
  [3520, 0.02],
] as const;

function strike(context: AudioContext, delay: number, pitch: number, loudness: number): void {
  const start = context.currentTime + delay;
  const tone = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: loudness });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.6);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 1.7);
}
