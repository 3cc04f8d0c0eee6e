// Courses as files: for each moment what is seen, the points so far, those at the end, and the number of the course.
import type { Course } from '@riband/bots/learning';

const BESIDES = 3;

export function writeCourses(courses: readonly Course[], numbers: number): Float32Array {
  const length = courses.reduce((sum, { moments }) => sum + moments.length, 0);
  const file = new Float32Array(length * (numbers + BESIDES));
  let at = 0;
  for (const [course, { moments, end }] of courses.entries())
    for (const { seen, points } of moments) {
      file.set(seen, at);
      file.set([points, end, course], at + numbers);
      at += numbers + BESIDES;
    }
  return file;
}

/** Nothing if the file is damaged. */
export function readCourses(bytes: ArrayBuffer, numbers: number): readonly Course[] | undefined {
  const length = numbers + BESIDES;
  if (bytes.byteLength % (length * Float32Array.BYTES_PER_ELEMENT) !== 0) return undefined;
  const file = new Float32Array(bytes);
  if (!file.every(Number.isFinite)) return undefined;
  const courses: { moments: { seen: Float32Array; points: number }[]; end: number }[] = [];
  for (let at = 0; at < file.length; at += length) {
    const [points = 0, end = 0, course = 0] = file.subarray(at + numbers, at + numbers + BESIDES);
    courses[course] ??= { moments: [], end };
    courses[course].moments.push({ seen: file.subarray(at, at + numbers), points });
  }
  // A game of one turn may have courses without a moment.
  return courses.filter((course) => course !== undefined);
}
