/**
 * Moves the clock of a realm by an offset: what asks `Date` for the present gets another one, from which time flows as
 * usual; timers and `performance.now` stay as they are. It refers to nothing outside, since a page of a journey runs its
 * text. A second call changes nothing.
 * @param {number} offsetMs
 */
export function shiftDate(offsetMs) {
  const RealDate = globalThis.Date;
  const mark = Symbol.for('shifted date');
  if (offsetMs === 0 || mark in RealDate) return;
  const now = RealDate.now.bind(RealDate);
  const shiftedNow = () => now() + offsetMs;
  // A proxy has the dates of the engine itself as its instances.
  const ShiftedDate = new Proxy(RealDate, {
    apply: () => new RealDate(shiftedNow()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget),
  });
  const hidden = { configurable: true, writable: true };
  Object.defineProperty(RealDate, 'now', { ...hidden, value: shiftedNow });
  Object.defineProperty(RealDate.prototype, 'constructor', { ...hidden, value: ShiftedDate });
  Object.defineProperty(RealDate, mark, { value: true });
  globalThis.Date = ShiftedDate;
}
