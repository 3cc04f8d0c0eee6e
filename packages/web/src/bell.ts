/**
 * Two strokes of a ship's bell, made of sine waves: no file to load. They are played like a file, because the first `AudioContext`
 * of a page holds it up until the sound of the machine has been started.
 */
export function ringBell(): void {
  // Browsers let no page be heard that nobody has touched yet.
  if (!navigator.userActivation.hasBeenActive) return;
  bell ??= new Audio(URL.createObjectURL(waveFile(twoStrokes())));
  bell.currentTime = 0;
  // Where nothing can be heard, one looks.
  bell.play().catch(() => {});
}

let bell: HTMLAudioElement | undefined;

/** Samples a second; how far apart the strokes are and how long each can be heard. */
const RATE = 11_025;
const [APART, LENGTH] = [0.35 * RATE, 1.7 * RATE].map(Math.round) as [number, number];

/** Hertz, and how loud each is. */
const PARTIALS = [
  [880, 0.1],
  [2217, 0.04],
  [3520, 0.02],
] as const;

function twoStrokes(): Float32Array {
  const samples = new Float32Array(APART + LENGTH);
  for (const start of [0, APART]) {
    for (const [pitch, loudness] of PARTIALS) strike(samples, start, pitch, loudness);
  }
  return samples;
}

/** A tone that dies away: each sample follows from the two before it. */
function strike(samples: Float32Array, start: number, pitch: number, loudness: number): void {
  const angle = (2 * Math.PI * pitch) / RATE;
  const decay = 0.001 ** (1 / LENGTH);
  let [before, now] = [0, loudness * Math.sin(angle)];
  for (let at = start; at < start + LENGTH; at++) {
    samples[at] = (samples[at] ?? 0) + now;
    [before, now] = [now, 2 * decay * Math.cos(angle) * now - decay * decay * before];
  }
}

/** As a wave file: one channel of 16 bits. */
function waveFile(samples: Float32Array): Blob {
  const bytes = 2 * samples.length;
  const short = (...numbers: number[]) => inBytes(2, numbers);
  const long = (...numbers: number[]) => inBytes(4, numbers);
  const format = ['fmt ', long(16), short(1, 1), long(RATE, 2 * RATE), short(2, 16)];
  const data = [
    'data',
    long(bytes),
    inBytes(
      2,
      Array.from(samples, (sample) => 32_767 * sample),
    ),
  ];
  return new Blob(['RIFF', long(36 + bytes), 'WAVE', ...format, ...data], { type: 'audio/wav' });
}

/** The lowest byte first. */
function inBytes(width: 2 | 4, numbers: readonly number[]): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(width * numbers.length));
  for (const [index, number] of numbers.entries()) {
    if (width === 2) view.setInt16(2 * index, number, true);
    else view.setInt32(4 * index, number, true);
  }
  return view.buffer;
}
