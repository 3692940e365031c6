import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTags, IconTrash } from '@tabler/icons-react';
import type { Tag } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { deleteTag, type ProjectPath, useTags } from '../api.ts';
import classes from './tags-section.module.css';

const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog.tsx')).TagDialog }));
const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface TagsSectionProps {
  readonly path: ProjectPath;
  readonly canEdit: boolean;
  /** The name of the ancestor project of an inherited tag. */
  readonly toProjectName: (projectId: number) => string | undefined;
}

/** The tags of a project; its own can be added, edited and deleted. */
export function TagsSection({ path, canEdit, toProjectName }: TagsSectionProps) {
  const t = useTranslate();
  const query = useTags(path);
  const [editing, setEditing] = useState<Tag | 'new' | null>(null);
  const count = query.data?.length;
  return (
    <section aria-labelledby="tags-heading">
      <div className={classes.head}>
        <h2 id="tags-heading" className={classes.heading}>
          {count === undefined ? t('tags.title') : t('tags.count', { count })}
        </h2>
        {canEdit && (
          <Button
            variant="default"
            h={30}
            px={10}
            leftSection={<IconPlus {...ICON} />}
            onClick={() => setEditing('new')}
          >
            {t('tags.add')}
          </Button>
        )}
      </div>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={3} lines={1} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(tags) => tags.length === 0}
        empty={<EmptyState icon={IconTags} title={t('tags.empty')} text={t('tags.emptyHint')} />}
      >
        {(tags) => (
          <ul className={classes.list}>
            {tags.map((tag) => (
              <TagRow
                key={tag.tag_id}
                tag={tag}
                path={path}
                from={tag.project_id === path.project_id ? undefined : toProjectName(tag.project_id)}
                onEdit={canEdit && tag.project_id === path.project_id ? () => setEditing(tag) : undefined}
              />
            ))}
          </ul>
        )}
      </AsyncView>
      {editing !== null && (
        <Suspense>
          <TagDialog path={path} tag={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </section>
  );
}

interface TagRowProps {
  readonly tag: Tag;
  readonly path: ProjectPath;
  readonly from: string | undefined;
  /** Absent if the tag may not be edited. */
  readonly onEdit: (() => void) | undefined;
}

function TagRow({ tag, path, from, onEdit }: TagRowProps) {
  const t = useTranslate();
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('tags.deleteTitle', { name: tag.name }),
      text: t('tags.deleteText'),
      confirmLabel: t('tags.delete'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    try {
      await deleteTag(path, tag);
      showToast({ tone: 'good', message: t('tags.deleted') });
    } catch (error) {
      showToast({ tone: 'error', title: t('tags.deleteFailed'), message: toErrorText(t, error) });
    }
    await queryClient.invalidateQueries({ queryKey: ['tags'] });
  };
  return (
    <li className={classes.row}>
      <span className={classes.dot} style={{ background: tag.color }} aria-hidden />
      <div className={classes.text}>
        <span className={classes.name}>{tag.name}</span>
        <span className={classes.facts}>
          <span>{t(`tags.types.${tag.tag_type}`)}</span>
          {tag.units !== null && tag.units !== '' && <span>{tag.units}</span>}
          <span>
            {t(`tags.objects.${tag.object_type}`)}
            {tag.object_subtype !== null && tag.object_subtype !== '' && `: ${tag.object_subtype}`}
          </span>
          {from !== undefined && <span>{t('tags.from', { name: from })}</span>}
        </span>
      </div>
      {onEdit !== undefined && (
        <div className={classes.actions}>
          <ActionIcon aria-label={t('tags.editName', { name: tag.name })} onClick={onEdit}>
            <IconPencil {...ICON} />
          </ActionIcon>
          <ActionIcon aria-label={t('tags.deleteName', { name: tag.name })} onClick={() => void remove()}>
            <IconTrash {...ICON} />
          </ActionIcon>
        </div>
      )}
    </li>
  );
}
