import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '@waypost/contract';
import { useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { updateProject } from '../api.ts';
import classes from './project-settings-page.module.css';

/**
 * The base map that a project shows to whoever has not chosen another; nothing where the server has only one. A file may be gone since
 * it was chosen, or since this page was opened.
 */
export function BaseMapSection({ project }: { readonly project: Project }) {
  const t = useTranslate();
  const { data: config } = useQuery(frontConfigQuery);
  const [isBusy, setIsBusy] = useState(false);
  if (config === undefined) return null;
  const { maps } = config.basemap;
  const { organization_id, project_id, base_map } = project;
  const isKnown = maps.some(({ id }) => id === base_map);
  const isGone = base_map !== null && !isKnown;
  if (maps.length < 2 && !isGone) return null;
  const choose = async (id: string) => {
    setIsBusy(true);
    try {
      const changed = await updateProject(organization_id, project_id, { base_map: id === '' ? null : id });
      queryClient.setQueryData(queryKeys.project(project_id), changed);
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      showToast({ tone: 'good', message: t('common.saved') });
    } catch (error) {
      const name = maps.find((map) => map.id === id)?.name ?? id;
      const message = hasCode(error, 'validation_failed')
        ? t('projectSettings.baseMapGone', { name: cutName(name) })
        : toErrorText(t, error);
      showToast({ tone: 'error', title: t('projects.saveFailed'), message });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section aria-labelledby="base-map-heading">
      <h2 id="base-map-heading" className={classes.heading}>
        {t('projectSettings.baseMap')}
      </h2>
      <div className={classes.parts}>
        <NativeSelect
          label={t('projectSettings.baseMapOf')}
          description={t('projectSettings.baseMapHint')}
          value={base_map ?? ''}
          error={isGone && t('projectSettings.baseMapGone', { name: base_map })}
          disabled={isBusy}
          onChange={(event) => void choose(event.currentTarget.value)}
          data={[
            { value: '', label: t('projectSettings.baseMapOfServer') },
            ...(isGone ? [{ value: base_map, label: base_map }] : []),
            ...maps.map(({ id, name, origin }) => ({
              value: id,
              label: origin.kind === 'bundled' ? t('projectSettings.baseMapBundled') : name,
            })),
          ]}
        />
      </div>
    </section>
  );
}
