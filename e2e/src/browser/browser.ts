import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../scripts/machine/find-chromium.mjs';
import { shiftPages } from './shift-pages.ts';

/** Flags that keep Chromium from contacting the network. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lets Chromium draw maps without a GPU. */
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/**
 * How a browser draws maps. Without a GPU, a page with a map takes three times the processor time of one without
 * (measured: 4.9 s composited, 3.8 s plain, 1.5 s without), so journeys that are not about maps do without: everything
 * beside the map has to work in a browser that cannot draw one.
 *
 * - `composited`: as with a GPU, for maps that are compared or measured;
 * - `plain`: GL draws the map but not the page around it, so frames may be late; without animations;
 * - `none`: no GL at all, and no animations.
 */
export type MapDrawing = 'composited' | 'plain' | 'none';

/** Without animations there are fewer frames to draw and nothing to wait for. */
const STILL = '--force-prefers-reduced-motion';

const FLAGS: Readonly<Record<MapDrawing, readonly string[]>> = {
  composited: SOFTWARE_GL,
  plain: [...SOFTWARE_GL, '--disable-gpu-compositing', STILL],
  none: ['--disable-gpu', '--disable-software-rasterizer', '--disable-3d-apis', STILL],
};

/**
 * Device pixels per CSS pixel. Where no pictures are examined fewer pixels are drawn, and even fewer of the map, while
 * the layout is the same: moving a map of 1440 × 900 costs 70 ms of processor time per frame at full resolution, 30 ms
 * at half and 15 ms at a quarter.
 */
const SCALES: Readonly<Record<MapDrawing, number>> = { composited: 1, plain: 0.5, none: 1 };
const MAP_SCALE = 0.25;
const drawings = new WeakMap<Browser, MapDrawing>();

function toLaunchOptions(maps: MapDrawing, isFull = false) {
  const executablePath = findChromium({ isFull });
  if (executablePath === null) throw new Error('No Chromium found: set CHROMIUM_PATH.');
  const args = [...QUIET, ...FLAGS[maps]];
  // Chromium's sandbox does not work as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}

/** Starts the Chromium of `CHROMIUM_PATH`, or one that is found. @param isFull whether it has to show notifications. */
export async function launchBrowser(maps: MapDrawing = 'composited', isFull = false): Promise<Browser> {
  const browser = await chromium.launch(toLaunchOptions(maps, isFull));
  drawings.set(browser, maps);
  return browser;
}

/**
 * Starts a browser that `kill` ends at once. Without a GPU, a browser with many frames queued stays busy for up to half
 * a minute, during which it neither opens a page nor closes.
 */
export async function launchMortalBrowser(): Promise<{ browser: Browser; kill(): Promise<void> }> {
  const server = await chromium.launchServer(toLaunchOptions('composited'));
  const browser = await chromium.connect(server.wsEndpoint());
  return { browser, kill: () => server.kill() };
}

/** A user with their own browser, and all errors of their pages. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught exceptions, console errors and refused requests, as text. */
  readonly complaints: string[];
  /** What the first page asked, as `http://127.0.0.1:8080`. */
  readonly origins: ReadonlySet<string>;
}

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
  /** Device pixels per CSS pixel. */
  readonly scale?: number;
  /** Whether it is touched, and lays pages out as phones do. */
  readonly isPhone?: boolean;
}

/** All visitors with an open browser. */
export const visitors = new Set<Visitor>();

/** Opens a separate browser, which shares nothing with other visitors. */
export async function openVisitor(
  browser: Browser,
  url: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const scale = options.scale ?? SCALES[drawings.get(browser) ?? 'composited'];
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    deviceScaleFactor: scale,
    hasTouch: options.isPhone ?? false,
    isMobile: options.isPhone ?? false,
    colorScheme: options.colorScheme ?? 'light',
    locale: options.locale ?? 'en-US',
    timezoneId: 'America/Mazatlan',
    acceptDownloads: true,
    // As configured at launch: null keeps Playwright from emulating a preference for motion.
    reducedMotion: null,
  });
  if (scale < 1) {
    await context.addInitScript((ratio) => {
      Object.defineProperty(globalThis, 'devicePixelRatio', { get: () => ratio });
    }, MAP_SCALE);
  }
  await shiftPages(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { pathname } = new URL(message.location().url || 'about:blank');
    // The browser requests it itself, for an image that is opened as a page.
    if (pathname === '/favicon.ico') return;
    complaints.push(`console: ${message.text()} (${pathname})`);
  });
  const origins = new Set<string>();
  const noteOrigin = (address: string) => {
    // What a page made itself has the origin of nobody.
    if (/^(https?|wss?):/.test(address)) origins.add(new URL(address.replace(/^ws/, 'http')).origin);
  };
  page.on('request', (request) => noteOrigin(request.url()));
  page.on('websocket', (socket) => noteOrigin(socket.url()));
  const visitor = { context, page, complaints, origins };
  visitors.add(visitor);
  context.on('close', () => visitors.delete(visitor));
  return visitor;
}
