import { findChromium } from './find-chromium.mjs';
import { withProgressLine } from './progress.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Makes sure that there is a browser for the browser tests. A build machine (root, with apt-get) installs one.
 *
 * @returns {Promise<string | undefined>} what the user has to do first, if anything
 */
export async function setUpBrowser() {
  if (findChromium()) return undefined;
  const named = process.env['CHROMIUM'];
  if (named) return `The variable CHROMIUM names ${named}, which is not a program.`;
  if (process.getuid?.() === 0 && (await runCommand('apt-get', ['--version'])).ok) {
    return withProgressLine('Installing Chromium for the browser tests', installChromium);
  }
  return (
    'The browser tests need Chromium or Chrome, and none is on the PATH. Install the package "chromium" of your system, ' +
    'or set the variable CHROMIUM to the program of a browser that you have.'
  );
}

async function installChromium() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // An outdated list is often good enough, so only the install decides.
  const update = await runCommand('apt-get', ['update', '-q'], { env });
  let output = update.output;
  // Older systems have only the one with windows.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = await runCommand('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { env });
    if (install.ok) return undefined;
    output += install.output;
  }
  return `${output}\napt-get could not install chromium.`;
}
