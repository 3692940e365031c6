import { Button } from '@mantine/core';
import { IconPolygon, IconPolygonOff } from '@tabler/icons-react';
import type { Feature } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useBoundaryPairing, useProjects } from '../../projects/index.ts';
import classes from './feature-page.module.css';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** For an area: the project whose boundary it is, and a way to change that with access to the project. */
export function FeaturePairing({ feature }: { readonly feature: Feature }) {
  const t = useTranslate();
  const { type, code, name, organization_id, project_id, project_name, paired_project_id } =
    feature.properties;
  const projects = useProjects(organization_id).data;
  const pairing = useBoundaryPairing();
  const isArea = type === 'Polygon' || type === 'MultiPolygon';
  const isBoundary = paired_project_id !== null;
  const project = projects?.find((one) => one.project_id === project_id);
  const mayPair = hasAccess(project?.current_member.access_map, 'project:update');
  if (!isArea || (!isBoundary && !mayPair)) return null;
  const change = () =>
    isBoundary
      ? pairing.unpair({ code, name })
      : pairing.pair({ code, name }, project?.paired_feature_code ?? null);
  return (
    <div className={classes.pairing}>
      {isBoundary && (
        <p className={classes.boundary}>
          <IconPolygon {...ICON} />
          {t('pairing.isBoundary', { project: project?.project_name ?? project_name })}
        </p>
      )}
      {mayPair && (
        <Button
          variant="default"
          size="xs"
          loading={pairing.isBusy}
          leftSection={isBoundary ? <IconPolygonOff {...ICON} /> : <IconPolygon {...ICON} />}
          onClick={() => void change()}
        >
          {t(isBoundary ? 'pairing.takeOff' : 'pairing.useAs')}
        </Button>
      )}
    </div>
  );
}
