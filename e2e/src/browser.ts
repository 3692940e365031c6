import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Flags that let Chromium draw maps without a GPU and keep it off the network. */
const FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of `CHROMIUM_PATH`, or the system’s. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error('No Chromium found: set CHROMIUM_PATH.');
  // Chromium refuses its sandbox as root.
  const flags = process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS;
  return chromium.launch({ executablePath, args: flags });
}

/** A person at a browser of their own, with everything the page complained about. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught exceptions, console errors and refused requests, in words. */
  readonly complaints: string[];
}

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
}

/** Opens a browser of one's own: nothing is shared with other visitors. */
export async function openVisitor(
  browser: Browser,
  url: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.colorScheme ?? 'light',
    locale: options.locale ?? 'en-US',
    timezoneId: 'America/Mazatlan',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { pathname } = new URL(message.location().url || 'about:blank');
    complaints.push(`console: ${message.text()} (${pathname})`);
  });
  return { context, page, complaints };
}
