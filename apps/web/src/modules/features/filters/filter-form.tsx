import { Checkbox, MultiSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { ProjectMember, Template } from '@waypost/contract';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { listSubtreeIds } from '../../../map/scene/project-subtree.ts';
import { useProjects } from '../../projects/index.ts';
import { useFeedTags } from '../api.ts';
import { DateFilter } from './date-filter.tsx';
import type { FeedSearch } from './use-feed-search.ts';

const TYPING_PAUSE_MS = 300;

export interface FilterFormProps {
  readonly organizationId: number;
  readonly projectId: number;
  readonly feed: FeedSearch;
  readonly members: readonly ProjectMember[] | undefined;
  readonly templates: readonly Template[] | undefined;
  /** "My data" leaves no choice of people. */
  readonly hasMembers: boolean;
  /** Choices that could not be loaded. */
  readonly failed: { readonly members: boolean; readonly templates: boolean };
}

/** The tags of the projects on the panel and of their ancestors, which apply to them too. */
function useSubtreeTags(organizationId: number, projectId: number) {
  const projects = useProjects(organizationId).data;
  const known = useFeedTags(organizationId).data;
  return useMemo(() => {
    const all = projects ?? [];
    const ids = new Set(listSubtreeIds(all, projectId));
    let above = all.find((one) => one.project_id === projectId);
    while (above !== undefined) {
      const parentId: number | null = above.parent_id;
      ids.add(above.project_id);
      above = all.find((one) => one.project_id === parentId && !ids.has(one.project_id));
    }
    const tags = all.filter((one) => ids.has(one.project_id)).flatMap((one) => one.project_tags);
    return {
      ofProjects: [...new Set(tags)].sort((a, b) => a.localeCompare(b)),
      ofFeatures: (known ?? []).filter(
        ({ object_type, project_id }) => object_type === 'feature' && ids.has(project_id),
      ),
    };
  }, [projects, known, projectId]);
}

/** The fields of all filters; each change applies at once. */
export function FilterForm(props: FilterFormProps) {
  const { organizationId, projectId, feed, members, templates, hasMembers, failed } = props;
  const t = useTranslate();
  const tags = useSubtreeTags(organizationId, projectId);
  const { search, selection } = feed;
  const memberChoices = withChosen(
    (members ?? []).map((one) => ({ value: String(one.member_id), label: one.display_name })),
    selection.member_ids?.map((id) => [String(id), t('panel.member', { id })]),
  );
  const templateChoices = withChosen(
    (templates ?? []).map((one) => ({ value: String(one.id), label: one.name })),
    selection.template_ids?.map((id) => [String(id), t('panel.template', { id })]),
  );
  const tagChoices = withChosen(
    tags.ofProjects.map((tag) => ({ value: tag, label: tag })),
    selection.tags?.map((tag) => [tag, tag]),
  );
  const featureTagChoices = withChosen(
    tags.ofFeatures.map(({ tag_id, name }) => ({ value: String(tag_id), label: name })),
    selection.feature_tags?.map((id) => [String(id), t('panel.tag', { id })]),
  );
  const flags = [
    ['shared', t('panel.publicOnly')],
    ['is_static', t('panel.staticOnly')],
    ['has_resources', t('panel.withPictures')],
  ] as const;
  return (
    <>
      <TextFilter value={selection.text ?? ''} onChange={(text) => feed.set({ text })} />
      <DateFilter search={search} onChange={feed.set} />
      {hasMembers && (
        <Choices
          label={t('panel.members')}
          error={failed.members && t('panel.membersFailed')}
          data={memberChoices}
          value={(selection.member_ids ?? []).map(String)}
          onChange={(ids) => feed.set({ member_ids: ids })}
        />
      )}
      {(templateChoices.length > 0 || failed.templates) && (
        <Choices
          label={t('panel.templates')}
          error={failed.templates && t('panel.templatesFailed')}
          data={templateChoices}
          value={(selection.template_ids ?? []).map(String)}
          onChange={(ids) => feed.set({ template_ids: ids })}
        />
      )}
      {featureTagChoices.length > 0 && (
        <Choices
          label={t('panel.featureTags')}
          data={featureTagChoices}
          value={(selection.feature_tags ?? []).map(String)}
          onChange={(ids) => feed.set({ feature_tags: ids })}
        />
      )}
      {tagChoices.length > 0 && (
        <Choices
          label={t('panel.tags')}
          description={t('panel.tagsHint')}
          data={tagChoices}
          value={selection.tags ?? []}
          onChange={(values) => feed.set({ tags: values })}
        />
      )}
      {flags.map(([name, label]) => (
        <Checkbox
          key={name}
          size="sm"
          label={label}
          checked={search[name] === true}
          onChange={(event) => feed.set({ [name]: event.currentTarget.checked ? true : undefined })}
        />
      ))}
    </>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A link may select something that no list contains (any more): it is shown too, so that it can be removed. */
function withChosen(
  choices: readonly Choice[],
  chosen: readonly (readonly [value: string, label: string])[] = [],
): Choice[] {
  const missing = chosen.filter(([value]) => !choices.some((one) => one.value === value));
  const all = [...choices, ...missing.map(([value, label]) => ({ value, label }))];
  // A person may have more than one membership.
  return [...new Map(all.map((one) => [one.value, one])).values()];
}

interface ChoicesProps {
  readonly label: string;
  readonly description?: string;
  readonly error?: string | false;
  readonly data: Choice[];
  readonly value: string[];
  readonly onChange: (values: string[] | undefined) => void;
}

function Choices({ label, description, error = false, data, value, onChange }: ChoicesProps) {
  return (
    <MultiSelect
      label={label}
      description={description}
      error={error}
      data={data}
      value={value}
      searchable
      clearable
      maxValues={100}
      hidePickedOptions
      onChange={(values) => onChange(values.length === 0 ? undefined : values)}
    />
  );
}

function TextFilter({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string | undefined) => void;
}) {
  const t = useTranslate();
  const [typed, setTyped] = useState(value);
  // Reset, a badge or Back changed it meanwhile; trailing spaces are still being typed.
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value]);
  const tell = useDebouncedCallback(
    (text: string) => onChange(text.trim() === '' ? undefined : text.trim()),
    TYPING_PAUSE_MS,
  );
  return (
    <TextInput
      label={t('panel.text')}
      description={t('panel.textHint')}
      type="search"
      maxLength={200}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
