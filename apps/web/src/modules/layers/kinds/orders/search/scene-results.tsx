import { Button, Select } from '@mantine/core';
import { IconPhotoSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '@waypost/client';
import { MAX_SCENES_FOUND, SCENE_PAGE, type Scene, type SceneSearchInput } from '@waypost/contract';
import { useEffect, useState } from 'react';
import { toErrorText } from '../../../../../data/queries/error-text.ts';
import { type Translate, useTranslate } from '../../../../../i18n/i18n.ts';
import { EmptyState } from '../../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../../../ui/states/skeleton-rows.tsx';
import { sceneSearchQuery } from '../api.ts';
import classes from './scene-order.module.css';
import { SceneRow } from './scene-row.tsx';
import { SCENE_SORTS, type SceneSort, sortScenes } from './sort-scenes.ts';

interface SceneResultsProps {
  readonly organizationId: number;
  /** Without the number of scenes. */
  readonly search: SceneSearchInput;
  readonly chosen: ReadonlyMap<string, Scene>;
  readonly onChoose: (scene: Scene, isChosen: boolean) => void;
  readonly onLook: (scene: Scene | null) => void;
}

/** The words of the provider, where it has any. */
function toSearchError(t: Translate, error: unknown): string {
  const isTold = error instanceof ApiError && error.code === 'search_refused';
  return t('scenes.searchFailed', { error: isTold ? error.message : toErrorText(t, error) });
}

/** What a search found, ten scenes more with each page. */
export function SceneResults(props: SceneResultsProps) {
  const { organizationId, search, chosen, onChoose, onLook } = props;
  const t = useTranslate();
  const [pages, setPages] = useState(1);
  const [sort, setSort] = useState<SceneSort>('newest');
  // A row that goes with the focus in it tells nobody.
  useEffect(() => () => onLook(null), [onLook]);
  const size = Math.min(pages * SCENE_PAGE, MAX_SCENES_FOUND);
  const query = useQuery({
    ...sceneSearchQuery(organizationId, { ...search, page_size: size }),
    placeholderData: keepPreviousData,
  });
  if (query.isError)
    return (
      <ErrorState
        text={toSearchError(t, query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (query.data === undefined) return <SkeletonRows rows={5} picture="square" />;
  const { features } = query.data;
  if (features.length === 0)
    return <EmptyState icon={IconPhotoSearch} title={t('scenes.none')} text={t('scenes.noneHint')} />;
  // The page before had as many as there are now.
  const isLast = !query.isPlaceholderData && features.length <= (pages - 1) * SCENE_PAGE;
  return (
    <section aria-label={t('scenes.results')}>
      <div className={classes.bar}>
        <span role="status">{t('scenes.count', { count: features.length })}</span>
        <Select
          size="xs"
          aria-label={t('scenes.sort')}
          data={SCENE_SORTS.map((value) => ({ value, label: t(`scenes.${value}`) }))}
          value={sort}
          allowDeselect={false}
          onChange={(value) => setSort((value ?? sort) as SceneSort)}
        />
      </div>
      <ul className={classes.list}>
        {sortScenes(features, sort).map((scene) => (
          <SceneRow
            key={scene.id}
            scene={scene}
            isChosen={chosen.has(scene.id)}
            onChoose={(isChosen) => onChoose(scene, isChosen)}
            onLook={(isLookedAt) => onLook(isLookedAt ? scene : null)}
          />
        ))}
      </ul>
      <div className={classes.end}>
        {isLast || size === MAX_SCENES_FOUND ? (
          <p role="status">{t('scenes.noMore')}</p>
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            loading={query.isPlaceholderData}
            onClick={() => setPages(pages + 1)}
          >
            {t('scenes.more')}
          </Button>
        )}
      </div>
    </section>
  );
}
