import type { BasePainter, BasePicture, PaintedBase } from '@waypost/map-engine';
import { whenIdle } from '../early/when-idle.ts';

interface Order {
  readonly wanted: BasePicture;
  readonly signal: AbortSignal;
  readonly deliver: (painted: PaintedBase | null) => void;
}

/** A page is read before its pictures come, also on a busy machine. */
const PATIENCE_MS = 1_000;

const orders: Order[] = [];
let isPainting = false;

/** A page in the background draws nothing. */
const whenVisible = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** Delivers all orders with one map, which is there meanwhile. */
async function paintAll(): Promise<void> {
  await whenVisible();
  await whenIdle(PATIENCE_MS);
  let painter: BasePainter | null = null;
  for (let order = orders.shift(); order !== undefined; order = orders.shift()) {
    const { wanted, signal, deliver } = order;
    try {
      if (!signal.aborted) {
        painter ??= (await import('./create-painter.ts')).createPainter();
        deliver(await painter.paint(wanted));
      }
    } catch {
      // Without WebGL, or without its code: what asks does without a picture.
      deliver(null);
    }
  }
  // An order that comes from now on begins anew.
  isPainting = false;
  painter?.destroy();
}

/**
 * A picture of the bundled base map, drawn out of sight once the page is idle. Null where it cannot be drawn. After `signal` is
 * aborted it may never come.
 */
export function paintBase(wanted: BasePicture, signal: AbortSignal): Promise<PaintedBase | null> {
  return new Promise((deliver) => {
    orders.push({ wanted, signal, deliver });
    if (isPainting) return;
    isPainting = true;
    void paintAll();
  });
}
