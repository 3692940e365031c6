import { CLASS_COLORS, isOneColor, type Legend, MAX_COLORED_BY_DATA, toColorKey } from '@waypost/contract';
import type { Classes } from '@waypost/tile-engine';
import type { Database, Reader } from '../../../platform/db/database.ts';
import { countFeatures, toConditions } from '../../features/index.ts';
import {
  countAnswers,
  countClasses,
  countTemplates,
  type Division,
  findThresholds,
  listClasses,
  type Where,
} from './store.ts';
import { type ColorClasses, toRangeClasses, toTemplateClasses, toValueClasses } from './to-classes.ts';

/** The quintiles of the answers to a numeric field. */
const SHARES = [0.2, 0.4, 0.6, 0.8];

/** Features that are coloured together. */
export interface ColoredFeatures {
  /** Names them, and of what a reader sees also the rights. */
  readonly name: string;
  /** A condition on `f`. */
  readonly where: Where;
  readonly count: () => Promise<number>;
}

/** Colours of features by a property. */
export interface Coloring {
  getLegend(features: ColoredFeatures, by: string): Promise<Legend>;
  /** The classes for the tile engine; null where features keep their own colours. */
  getClasses(features: ColoredFeatures, by: string): Promise<Classes | null>;
}

/** The features of a project and of those below it. */
export const ofProject = (db: Reader, projectId: number): ColoredFeatures => ({
  name: `project ${projectId}`,
  where: toConditions(projectId, {}),
  count: () => countFeatures(db, projectId, {}),
});

type Found =
  | (ColorClasses & { readonly kind: 'one' })
  | (ColorClasses & { readonly kind: 'template'; readonly ids: readonly number[] })
  | (ColorClasses & { readonly kind: 'data'; readonly key: string; readonly division: Division });

const TOO_LARGE: Legend = { classes: [], is_too_large: true };

/** Classes are found anew after each write, and by all processes alike, so that a legend fits its tiles. */
export function createColoring(database: Database): Coloring {
  const db = database.read;
  const find = (features: ColoredFeatures, by: string) =>
    database.recent.get(`coloring ${features.name} ${by}`, () => findClasses(db, features, by));
  return {
    async getLegend(features, by) {
      return (await find(features, by))?.legend ?? TOO_LARGE;
    },
    async getClasses(features, by) {
      const found = await find(features, by);
      if (found === null) return null;
      const { colors } = found;
      if (found.kind === 'one') return { colors, of: { kind: 'template', classes: new Map(), rest: 0 } };
      if (found.kind === 'template') {
        const classes = new Map(found.ids.map((id, index) => [id, index + 1]));
        return { colors, of: { kind: 'template', classes, rest: colors.length - 1 } };
      }
      const classes = new Map<string, number>();
      for await (const piece of listClasses(db, features.where, found.key, found.division)) {
        for (const one of piece) classes.set(one.code, one.class);
      }
      return { colors, of: { kind: 'code', classes } };
    },
  };
}

async function findClasses(db: Reader, { where, count }: ColoredFeatures, by: string): Promise<Found | null> {
  if (isOneColor(by)) return { kind: 'one', colors: [by], legend: { classes: [], is_too_large: false } };
  const key = toColorKey(by);
  if (key === null) return { kind: 'template', ...toTemplateClasses(await countTemplates(db, where)) };
  const total = await count();
  if (total > MAX_COLORED_BY_DATA) return null;
  const answers = await countAnswers(db, where, key, CLASS_COLORS.length);
  const { answered, numbers, distinct, values } = answers;
  const isContinuous = distinct > CLASS_COLORS.length && numbers === answered;
  const thresholds = isContinuous ? await findThresholds(db, where, key, SHARES) : [];
  if (thresholds.length > 0) {
    const division: Division = { kind: 'ranges', thresholds };
    const counts = await countClasses(db, where, key, division);
    return { kind: 'data', key, division, ...toRangeClasses(thresholds, counts, answered, total) };
  }
  const { values: shown, ...classes } = toValueClasses(values, answered, total);
  return { kind: 'data', key, division: { kind: 'values', values: shown }, ...classes };
}
