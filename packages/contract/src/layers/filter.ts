import { z } from 'zod';
import { id } from '../common.ts';
import { GEOMETRY_TYPES } from '../features/geometry.ts';
import { MAX_FILTER_TEXT, MAX_FILTER_VALUES } from '../features/limits.ts';
import { aoi } from './kinds/aoi.ts';
import { MAX_FILTER_ENTRIES, MAX_FILTER_PROJECTS } from './limits.ts';

/** The entries that are understood, by `type` and `field_name`; each bounds what its `config` may be. */
const KNOWN_ENTRIES = {
  'ArrayFilter project_id': z.array(id).max(MAX_FILTER_PROJECTS),
  'ArrayFilter template_id': z.array(id).max(MAX_FILTER_VALUES),
  'ArrayFilter member_id': z.array(id).max(MAX_FILTER_VALUES),
  'ArrayFilter geometry_type': z.array(z.enum(GEOMETRY_TYPES)).max(GEOMETRY_TYPES.length),
  'TextFilter search': z.string().max(MAX_FILTER_TEXT),
  'BoolFilter is_public': z.boolean(),
  'GeometryFilter geometry': aoi.nullable(),
  /** Accepted and kept, but the range comes with each request, from the timeline. */
  'DateRangeFilter acquired': z.looseObject({
    gte: z.union([z.string().max(40), z.number()]).nullish(),
    lte: z.union([z.string().max(40), z.number()]).nullish(),
  }),
} as const;
type KnownEntry = keyof typeof KNOWN_ENTRIES;

const filterEntry = z.looseObject({
  type: z.string().min(1).max(60),
  field_name: z.string().max(60).optional(),
  config: z.unknown(),
});

/** One condition of a filter: `ArrayFilter`, `TextFilter`, `BoolFilter`, `GeometryFilter` or `DateRangeFilter` on a field. */
export type LayerFilterEntry = z.infer<typeof filterEntry>;

const nameEntry = ({ type, field_name }: LayerFilterEntry) => `${type} ${field_name ?? ''}`.trim();
const isKnown = (name: string): name is KnownEntry => Object.hasOwn(KNOWN_ENTRIES, name);

/**
 * The saved filter of a collected-data layer. Entries that are not understood are kept as they are and named by
 * `listUnknownEntries`, because a filter that drops one would show more than it says.
 */
export const layerFilter = z
  .strictObject({ type: z.literal('AndFilter'), config: z.array(filterEntry).max(MAX_FILTER_ENTRIES) })
  .superRefine(({ config }, context) => {
    const seen = new Set<string>();
    for (const [index, entry] of config.entries()) {
      const name = nameEntry(entry);
      if (!isKnown(name)) continue;
      if (seen.has(name)) {
        context.addIssue({ code: 'custom', path: ['config', index], message: `${name} is there twice.` });
      }
      seen.add(name);
      const read = KNOWN_ENTRIES[name].safeParse(entry.config);
      for (const { path, message } of read.error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: ['config', index, 'config', ...path], message });
      }
    }
  });
export type LayerFilter = z.infer<typeof layerFilter>;

export const EMPTY_LAYER_FILTER: LayerFilter = { type: 'AndFilter', config: [] };

/** What a filter asks, read from its entries; absent: anything. An empty list is absent too. */
export interface LayerConditions {
  readonly projectIds: readonly number[];
  readonly templateIds?: readonly number[];
  readonly memberIds?: readonly number[];
  readonly geometryTypes?: readonly (typeof GEOMETRY_TYPES)[number][];
  readonly search?: string;
  readonly isPublic?: true;
  readonly aoi?: z.infer<typeof aoi>;
}

/** The conditions of a filter that has passed `layerFilter`. */
export function toLayerConditions({ config }: LayerFilter): LayerConditions {
  const read = <Name extends KnownEntry>(name: Name): z.output<(typeof KNOWN_ENTRIES)[Name]> | undefined => {
    const entry = config.find((one) => nameEntry(one) === name);
    return entry === undefined
      ? undefined
      : (KNOWN_ENTRIES[name].parse(entry.config) as z.output<(typeof KNOWN_ENTRIES)[Name]>);
  };
  const orAbsent = <T>(values: readonly T[] | undefined) => (values?.length ? values : undefined);
  const templateIds = orAbsent(read('ArrayFilter template_id'));
  const memberIds = orAbsent(read('ArrayFilter member_id'));
  const geometryTypes = orAbsent(read('ArrayFilter geometry_type'));
  const search = read('TextFilter search')?.trim();
  const area = read('GeometryFilter geometry');
  return {
    projectIds: read('ArrayFilter project_id') ?? [],
    ...(templateIds && { templateIds }),
    ...(memberIds && { memberIds }),
    ...(geometryTypes && { geometryTypes }),
    ...(search && { search }),
    ...(read('BoolFilter is_public') === true && { isPublic: true as const }),
    ...(area && { aoi: area }),
  };
}

/** The entries that are kept but not understood, as `type field_name`. */
export function listUnknownEntries({ config }: LayerFilter): string[] {
  return [...new Set(config.map(nameEntry).filter((name) => !isKnown(name)))];
}
