/**
 * Repeats a piece of work for about that many seconds, and tells how often a second it was done. A second is one of processor time, of
 * all threads of this process: what other programs take from the machine does not count, and what our own garbage costs does.
 *
 * @param {number} seconds
 * @param {() => void} work
 */
export function timesPerSecond(seconds, work) {
  const end = performance.now() + seconds * 1000;
  const start = process.cpuUsage();
  let times = 0;
  do {
    work();
    times += 1;
    // Some systems count processor time in steps of many milliseconds.
  } while (performance.now() < end || microsecondsSince(start) === 0);
  return (times * 1e6) / microsecondsSince(start);
}

/** @param {NodeJS.CpuUsage} start */
function microsecondsSince(start) {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
