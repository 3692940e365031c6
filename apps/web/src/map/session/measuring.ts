import { createStore } from '../../data/create-store.ts';

/** The measuring tool. The button over the map starts it, the drawing tools run it. */
export const measuring = createStore<{
  readonly isOn: boolean;
  /** False while something else is drawn or edited on the map. */
  readonly isOffered: boolean;
}>({ isOn: false, isOffered: true });

export function toggleMeasuring(): void {
  const { isOn, isOffered } = measuring.get();
  measuring.set({ isOn: isOffered && !isOn });
}

export function endMeasuring(): void {
  measuring.set({ isOn: false });
}
