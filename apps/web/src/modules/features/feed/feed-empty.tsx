import { Button } from '@mantine/core';
import {
  IconFileUpload,
  IconFilterOff,
  IconMapOff,
  IconMapPin,
  IconPencil,
  IconTemplate,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AccessMap } from '@waypost/contract';
import { useEffect } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { drawingOpener } from '../../../map/session/drawing-opener.ts';
import { useIsNarrow } from '../../../ui/page/use-media.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useProjectPath } from '../../projects/index.ts';
import type { FeedOwner } from '../filters/feed-filter.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface FeedEmptyProps {
  readonly reason: 'view' | 'filters' | FeedOwner;
  readonly access: AccessMap | undefined;
  readonly onAll: () => void;
}

/** What an empty feed shows: how to see more, or, in an empty project, the ways to begin. */
export function FeedEmpty({ reason, access, onAll }: FeedEmptyProps) {
  const t = useTranslate();
  if (reason === 'filters') {
    return (
      <EmptyState icon={IconFilterOff} title={t('panel.nothingPasses')} text={t('panel.nothingPassesHint')}>
        <Button variant="default" onClick={onAll}>
          {t('panel.resetFilters')}
        </Button>
      </EmptyState>
    );
  }
  if (reason !== 'all') {
    return (
      <EmptyState
        icon={IconMapOff}
        title={t(reason === 'view' ? 'features.noneInView' : 'features.noneOfMine')}
      >
        <Button variant="default" onClick={onAll}>
          {t('features.switchToAll')}
        </Button>
      </EmptyState>
    );
  }
  const canCreate = hasAccess(access, 'feature:create');
  return (
    <EmptyState
      icon={IconMapPin}
      title={t('features.none')}
      text={t(canCreate ? 'panel.begin.hint' : 'panel.begin.hintReader')}
    >
      {canCreate && <FirstSteps canMakeTemplate={hasAccess(access, 'template:create')} />}
    </EmptyState>
  );
}

/** The ways to begin in an empty project. */
function FirstSteps({ canMakeTemplate }: { readonly canMakeTemplate: boolean }) {
  const t = useTranslate();
  const { params, projectId } = useProjectPath();
  const open = useStore(drawingOpener, (opener) => opener.open);
  const isNarrow = useIsNarrow();
  useEffect(() => {
    // The tools would cover the other ways.
    if (open === null || isNarrow || drawingOpener.get().created !== projectId) return;
    drawingOpener.set({ created: null });
    open('Point');
  }, [open, projectId, isNarrow]);
  return (
    <>
      {open !== null && (
        <Button leftSection={<IconPencil {...ICON} />} onClick={() => open('Point')}>
          {t('panel.begin.draw')}
        </Button>
      )}
      {canMakeTemplate && (
        <Button
          variant="default"
          leftSection={<IconTemplate {...ICON} />}
          renderRoot={(props) => (
            <Link
              to="/organizations/$org_id/projects/$project_id/templates"
              params={params}
              search={(all) => ({ ...all, make: true })}
              {...props}
            />
          )}
        >
          {t('panel.begin.template')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconFileUpload {...ICON} />}
        renderRoot={(props) => <Link to="/file-viewer" {...props} />}
      >
        {t('features.importFile')}
      </Button>
    </>
  );
}
