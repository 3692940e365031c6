import type { DemoDependencies } from './service.ts';
import { hasDemo } from './store.ts';

export async function loadDemo({ database }: DemoDependencies): Promise<void> {
  if (await hasDemo(database.read)) return;
}
