import { CLASS_COLORS, type Legend, MAX_COLORED_BY_DATA, toColorKey } from '@waypost/contract';
import type { Classes } from '@waypost/tile-engine';
import type { Database, Reader } from '../../../platform/db/database.ts';
import { countFeatures } from '../../features/index.ts';
import {
  countAnswers,
  countClasses,
  countTemplates,
  type Division,
  findThresholds,
  listClasses,
} from './store.ts';
import { type ColorClasses, toRangeClasses, toTemplateClasses, toValueClasses } from './to-classes.ts';

/** The quintiles of the answers to a numeric field. */
const SHARES = [0.2, 0.4, 0.6, 0.8];

/** The colours of a project's features by a property. */
export interface Coloring {
  getLegend(projectId: number, by: string): Promise<Legend>;
  /** The classes for the tile engine; null where features keep their own colours. */
  getClasses(projectId: number, by: string): Promise<Classes | null>;
}

type Found =
  | (ColorClasses & { readonly kind: 'template'; readonly ids: readonly number[] })
  | (ColorClasses & { readonly kind: 'data'; readonly key: string; readonly division: Division });

const TOO_LARGE: Legend = { classes: [], is_too_large: true };

/** Classes are found anew after each write, and by all processes alike, so that a legend fits its tiles. */
export function createColoring(database: Database): Coloring {
  const db = database.read;
  const find = (projectId: number, by: string) =>
    database.recent.get(`coloring ${projectId} ${by}`, () => findClasses(db, projectId, by));
  return {
    async getLegend(projectId, by) {
      return (await find(projectId, by))?.legend ?? TOO_LARGE;
    },
    async getClasses(projectId, by) {
      const found = await find(projectId, by);
      if (found === null) return null;
      const { colors } = found;
      if (found.kind === 'template') {
        const classes = new Map(found.ids.map((id, index) => [id, index + 1]));
        return { colors, of: { kind: 'template', classes, rest: colors.length - 1 } };
      }
      const classes = new Map<string, number>();
      for await (const piece of listClasses(db, projectId, found.key, found.division)) {
        for (const one of piece) classes.set(one.code, one.class);
      }
      return { colors, of: { kind: 'code', classes } };
    },
  };
}

async function findClasses(db: Reader, projectId: number, by: string): Promise<Found | null> {
  const key = toColorKey(by);
  if (key === null) return { kind: 'template', ...toTemplateClasses(await countTemplates(db, projectId)) };
  const total = await countFeatures(db, projectId, {});
  if (total > MAX_COLORED_BY_DATA) return null;
  const answers = await countAnswers(db, projectId, key, CLASS_COLORS.length);
  const { answered, numbers, distinct, values } = answers;
  const isContinuous = distinct > CLASS_COLORS.length && numbers === answered;
  const thresholds = isContinuous ? await findThresholds(db, projectId, key, SHARES) : [];
  if (thresholds.length > 0) {
    const division: Division = { kind: 'ranges', thresholds };
    const counts = await countClasses(db, projectId, key, division);
    return { kind: 'data', key, division, ...toRangeClasses(thresholds, counts, answered, total) };
  }
  const { values: shown, ...classes } = toValueClasses(values, answered, total);
  return { kind: 'data', key, division: { kind: 'values', values: shown }, ...classes };
}
