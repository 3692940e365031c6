import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

function listPlaces() {
  return [
    process.env.CHROMIUM_PATH,
    // Chromium without windows: a page costs a quarter less processor time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ...globSync(join(homedir(), '.cache/ms-playwright/chromium-*/chrome-linux*/chrome')),
  ];
}

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  return listPlaces().find((path) => path && existsSync(path)) ?? null;
}

/** Finds Chromium; as root on a Debian it installs the system's own where there is none. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('Installing Chromium with apt…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', name];
    if (spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0) break;
  }
  return findChromium();
}
