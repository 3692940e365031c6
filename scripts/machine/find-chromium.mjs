import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from './install-debian-package.mjs';

function listPlaces() {
  return [
    process.env.CHROMIUM_PATH,
    // Headless-only Chromium: a page costs a quarter less processor time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ...globSync(join(homedir(), '.cache/ms-playwright/chromium-*/chrome-linux*/chrome')),
  ];
}

const HEADLESS = /headless[-_]shell/;

/**
 * The path of a Chromium on this machine, or null.
 * @param isFull whether it has to be one with windows: the headless-only one, for instance, shows no notifications.
 */
export function findChromium({ isFull = false } = {}) {
  const places = listPlaces().filter((path) => path && !(isFull && HEADLESS.test(path)));
  return places.find((path) => existsSync(path)) ?? null;
}

/** Finds Chromium; as root on Debian it installs the system's package if there is none. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null || !installDebianPackage('Chromium', 'chromium-headless-shell', 'chromium'))
    return found;
  return findChromium();
}
