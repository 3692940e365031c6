import { ActionIcon } from '@mantine/core';
import {
  type Icon,
  IconCheck,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconFocusCentered,
  IconFolderPlus,
  IconPencil,
  IconShare,
  IconSubtask,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Feature } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { useEffect, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { whileLeaving } from '../../../data/realtime/event-invalidation.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { copyText } from '../../../map/controls/copy-text.ts';
import { zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { forgetVisitedBoundary, showVisitedBoundary } from '../../../map/scene/boundary-session.ts';
import { drawingOpener } from '../../../map/session/drawing-opener.ts';
import { mapSession, removeFromMap, setFeatureHidden } from '../../../map/session/map-session.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { confirm } from '../../../ui/questions/confirm.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { FolderDialogOnDemand, useCanSaveToFolder } from '../../layers/index.ts';
import { deleteFeature } from '../api.ts';
import { toFeatureText } from '../exports/export-feature.ts';
import { saveFile, toFileName } from '../exports/save-file.ts';
import { recover, refreshTrashed } from '../trash/recover.ts';
import classes from './feature-page.module.css';
import { useFeatureAccess } from './use-feature-access.ts';

interface FeatureActionsProps {
  readonly feature: Feature;
  readonly homeParams: { readonly org_id: string; readonly project_id: string };
}

function useDelete({ feature, homeParams }: FeatureActionsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);
  const { code } = feature.properties;
  const run = async () => {
    const isSure = await confirm({
      title: t('report.deleteTitle'),
      text: t('report.deleteText'),
      confirmLabel: t('features.delete'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    setIsDeleting(true);
    try {
      await whileLeaving(code, async () => {
        await deleteFeature(code);
        removeFromMap(code);
        await navigate({ to: '/organizations/$org_id/projects/$project_id/home', params: homeParams });
      });
    } catch (error) {
      setIsDeleting(false);
      showToast({ tone: 'error', title: t('report.deleteFailed'), message: toErrorText(t, error) });
      return;
    }
    queryClient.removeQueries({ queryKey: ['feature', code] });
    forgetVisitedBoundary(code);
    void refreshTrashed(queryClient);
    showToast({
      tone: 'good',
      message: t('report.deleted'),
      action: { label: t('report.trash.undo'), run: () => void recover(t, feature.properties) },
    });
  };
  return { isDeleting, run };
}

/** Actions for a feature, by the member's access to its project. */
export function FeatureActions({ feature, homeParams }: FeatureActionsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { code, name } = feature.properties;
  // Boundaries are shown and hidden together, in the map's settings.
  const isBoundary = feature.properties.paired_project_id !== null;
  const access = useFeatureAccess(feature);
  const deletion = useDelete({ feature, homeParams });
  const canSave = useCanSaveToFolder();
  const [isSaving, setIsSaving] = useState(false);
  const isHidden = useStore(mapSession, (session) => session.hiddenCodes.includes(code));
  const zoom = () => {
    const box = bboxOf(feature.geometry);
    if (isBoundary) showVisitedBoundary(feature);
    if (box !== null) zoomMapTo(box);
  };
  const draw = useStore(drawingOpener, (opener) => opener.open);
  const path = `/organizations/${homeParams.org_id}/projects/${homeParams.project_id}/features/${code}`;
  return (
    <div className={classes.actions}>
      <Action label={t('report.zoomTo')} icon={IconFocusCentered} onClick={zoom} />
      <ShareAction path={path} />
      <Action
        label={t('report.exportGeojson')}
        icon={IconDownload}
        onClick={() =>
          saveFile(
            toFileName(name, 'geojson'),
            toFeatureText(feature, location.origin + path),
            'application/geo+json',
          )
        }
      />
      {!isBoundary && (
        <Action
          label={t(isHidden ? 'report.showOnMap' : 'report.hideOnMap')}
          icon={isHidden ? IconEye : IconEyeOff}
          onClick={() => setFeatureHidden(code, !isHidden)}
        />
      )}
      {canSave && !isBoundary && (
        <Action label={t('report.saveToFolder')} icon={IconFolderPlus} onClick={() => setIsSaving(true)} />
      )}
      {isSaving && (
        <FolderDialogOnDemand
          organizationId={Number(homeParams.org_id)}
          what={{ codes: [code] }}
          onClose={() => setIsSaving(false)}
        />
      )}
      {draw !== null && !isBoundary && hasAccess(access, 'feature:create') && (
        <Action
          label={t('report.linked.add')}
          icon={IconSubtask}
          onClick={() => draw('Point', { parent: { code, name, projectId: feature.properties.project_id } })}
        />
      )}
      {hasAccess(access, 'feature:update') && (
        <Action
          label={t('report.edit')}
          icon={IconPencil}
          onClick={() =>
            void navigate({
              to: '/organizations/$org_id/projects/$project_id/features/$featureCode/edit',
              params: { ...homeParams, featureCode: code },
            })
          }
        />
      )}
      {hasAccess(access, 'feature:delete') && (
        <Action
          label={t('features.delete')}
          icon={IconTrash}
          isBusy={deletion.isDeleting}
          onClick={() => void deletion.run()}
        />
      )}
    </div>
  );
}

const LINK_COPIED_MS = 1_000;

/** Copies the link to a feature; its icon confirms for a second. */
function ShareAction({ path }: { readonly path: string }) {
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), LINK_COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = async () => {
    const isDone = await copyText(location.origin + path);
    setIsCopied(isDone);
    if (isDone) showToast({ tone: 'good', message: t('report.linkCopied') });
    else showToast({ tone: 'error', message: t('report.copyFailed') });
  };
  return (
    <Action
      label={t('report.copyLink')}
      icon={isCopied ? IconCheck : IconShare}
      onClick={() => void share()}
    />
  );
}

interface ActionProps {
  readonly label: string;
  readonly icon: Icon;
  readonly onClick: () => void;
  readonly isBusy?: boolean;
}

function Action({ label, icon: Glyph, onClick, isBusy = false }: ActionProps) {
  return (
    <Hint label={label}>
      <ActionIcon variant="default" size={32} aria-label={label} loading={isBusy} onClick={onClick}>
        <Glyph size={17} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
