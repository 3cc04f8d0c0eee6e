/**
 * Two strokes of a ship's bell, made of sine waves: no file to load. They are played like a file, because the first `AudioContext`
 * of a page holds it up until the sound of the machine has been started.
 */
export function ringBell(): void {
  // Browsers let no page be heard that nobody has touched yet.
  if (!navigator.userActivation.hasBeenActive) return;
  bell ??= new Audio(URL.createObjectURL(new Blob([waveFile(twoStrokes())], { type: 'audio/wav' })));
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
function waveFile(samples: Float32Array): ArrayBuffer {
  const header = 44;
  const data = new DataView(new ArrayBuffer(header + 2 * samples.length));
  const write = (at: number, text: string) => [...text].forEach((sign, index) => data.setUint8(at + index, sign.charCodeAt(0)));
  write(0, 'RIFF');
  data.setUint32(4, data.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, RATE, true);
  data.setUint32(28, 2 * RATE, true);
  data.setUint16(32, 2, true);
  data.setUint16(34, 16, true);
  write(36, 'data');
  data.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, index) => data.setInt16(header + 2 * index, 32_767 * sample, true));
  return data.buffer;
}
