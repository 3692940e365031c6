import type { FeatureTag, FeatureTagInput, Issue } from '@waypost/contract';
import type { Reader } from '../../../platform/db/database.ts';
import { type KnownTag, listFeatureTags, listKnownTags } from './store.ts';

/** Where tags are put on a feature, and by whom. */
export interface TagPlace {
  readonly projectId: number;
  readonly memberId: number;
}

const refuse = (message: string): Issue => ({ path: 'body.feature.tags', message });

/** The reason why a tag cannot be put on a feature. A tag that its writer may not read is not named. */
function findIssue({ tag_id, value }: FeatureTagInput, known: KnownTag | undefined): Issue | null {
  if (known === undefined || !known.is_readable) return refuse(`The project has no tag ${tag_id}.`);
  if (!known.applies) return refuse(`“${known.name}” is no tag for features of this project.`);
  if (value !== null && known.tag_type !== 'measure')
    return refuse(`“${known.name}” is a label, which has no value.`);
  return null;
}

async function findKnown(
  db: Reader,
  place: TagPlace,
  tags: readonly { readonly tag_id: number }[],
): Promise<Map<number, KnownTag>> {
  if (tags.length === 0) return new Map();
  const known = await listKnownTags(
    db,
    place,
    tags.map(({ tag_id }) => tag_id),
  );
  return new Map(known.map((one) => [one.tag_id, one]));
}

const isRepeated = ({ tag_id }: FeatureTagInput, at: number, all: readonly FeatureTagInput[]) =>
  all.findIndex((one) => one.tag_id === tag_id) !== at;

const REPEATED = refuse('Each tag can be there once.');

/** The issues of the tags of a new feature. */
export async function listTagIssues(
  db: Reader,
  place: TagPlace,
  wanted: readonly FeatureTagInput[],
): Promise<Issue[]> {
  if (wanted.some(isRepeated)) return [REPEATED];
  const known = await findKnown(db, place, wanted);
  return wanted.flatMap((tag) => findIssue(tag, known.get(tag.tag_id)) ?? []);
}

/** The tags of a feature before and after a change. */
export interface TagPlan {
  readonly before: readonly FeatureTag[];
  readonly after: readonly FeatureTagInput[];
  readonly isChanged: boolean;
  readonly issues: readonly Issue[];
}

const toText = (tags: readonly FeatureTagInput[]) =>
  JSON.stringify(tags.map(({ tag_id, value }) => [tag_id, value]).sort(([a], [b]) => Number(a) - Number(b)));

/**
 * What a change makes of the tags of a locked feature.
 * @param wanted all of its tags; undefined: those it has.
 * @param how `moved`: of the tags it has, those that do not apply in its new project leave it. `restored`: of the
 * wanted ones, those that are gone or do not apply are left out. Otherwise it keeps what it has, even if it came there
 * before its project was moved away from that of the tag.
 */
export async function planTags(
  db: Reader,
  place: TagPlace & { readonly code: string },
  wanted: readonly FeatureTagInput[] | undefined,
  how: { readonly isMoved: boolean; readonly isRestored: boolean },
): Promise<TagPlan | null> {
  if (wanted === undefined && !how.isMoved) return null;
  const before = await listFeatureTags(db, place.code);
  const asked: readonly FeatureTagInput[] = wanted ?? before;
  const known = await findKnown(db, place, asked);
  const had = new Set(before.map(({ tag_id }) => tag_id));
  const issues: Issue[] = asked.some(isRepeated) ? [REPEATED] : [];
  const after: FeatureTagInput[] = [];
  for (const { tag_id, value } of asked) {
    const one = known.get(tag_id);
    const isOwn = had.has(tag_id);
    // What the feature has, or had, may be of a project that the writer cannot read.
    const seen = one && {
      ...one,
      is_readable: one.is_readable || isOwn || how.isRestored,
      applies: one.applies || (isOwn && !how.isMoved),
    };
    const issue = findIssue({ tag_id, value }, seen);
    if (issue === null) after.push({ tag_id, value });
    else if (!how.isRestored && !(isOwn && how.isMoved)) issues.push(issue);
  }
  return { before, after, isChanged: toText(before) !== toText(after), issues };
}
