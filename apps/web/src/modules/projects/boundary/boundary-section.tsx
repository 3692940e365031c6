import { Button, Select, Skeleton } from '@mantine/core';
import { IconFileImport, IconFocusCentered, IconPolygon, IconPolygonOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Feature, Project } from '@waypost/contract';
import { bboxOf, formatArea } from '@waypost/geo';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { showVisitedBoundary } from '../../../map/scene/boundary-session.ts';
import { toBoundaryFault, useProjectBoundary } from '../../../map/scene/use-boundaries.ts';
import { useSettled } from '../../../ui/people/use-settled.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { useUnits } from '../../../ui/theme/preferences.ts';
import { useBoundaryCandidates } from '../api.ts';
import settings from '../frame/project-settings-page.module.css';
import { useProjectPath } from '../use-project-path.ts';
import classes from './boundary-section.module.css';
import { useBoundaryPairing } from './use-boundary-pairing.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The boundary of a project, and the choice of its area. */
export function BoundarySection({ project }: { readonly project: Project }) {
  const t = useTranslate();
  const { params } = useProjectPath();
  const query = useProjectBoundary(project);
  const pairing = useBoundaryPairing();
  return (
    <section aria-labelledby="boundary-heading">
      <h2 id="boundary-heading" className={settings.heading}>
        {t('pairing.title')}
      </h2>
      <div className={settings.parts}>
        {project.paired_feature_code === null ? (
          <p className={classes.none}>
            {t('pairing.none')}
            <span>{t('pairing.noneHint')}</span>
          </p>
        ) : (
          <AsyncView
            query={query}
            skeleton={<Skeleton height={62} />}
            toErrorText={(error) => Object.values(toBoundaryFault(t, error)).join('. ')}
          >
            {(boundary) => <Present boundary={boundary} pairing={pairing} />}
          </AsyncView>
        )}
        <Choice project={project} pairing={pairing} />
        <div>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconFileImport {...ICON} />}
            renderRoot={(props) => (
              <Link to="/organizations/$org_id/projects/$project_id/edit" params={params} {...props} />
            )}
          >
            {t('pairing.load')}
          </Button>
        </div>
      </div>
    </section>
  );
}

type Pairing = ReturnType<typeof useBoundaryPairing>;

interface PresentProps {
  readonly boundary: Feature;
  readonly pairing: Pairing;
}

function Present({ boundary, pairing }: PresentProps) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  const { params } = useProjectPath();
  const { code, name, color, area_m2 } = boundary.properties;
  const zoom = () => {
    const box = bboxOf(boundary.geometry);
    showVisitedBoundary(boundary);
    if (box !== null) zoomMapTo(box);
  };
  return (
    <div className={classes.present}>
      <Link
        to="/organizations/$org_id/projects/$project_id/features/$featureCode"
        params={{ ...params, featureCode: code }}
        className={classes.name}
      >
        <IconPolygon size={18} stroke={1.5} color={color} aria-hidden />
        <span>
          {name}
          {area_m2 !== null && <small>{formatArea(area_m2, locale, units)}</small>}
        </span>
      </Link>
      <div className={classes.actions}>
        <Button variant="default" size="xs" leftSection={<IconFocusCentered {...ICON} />} onClick={zoom}>
          {t('boundary.zoom')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPolygonOff {...ICON} />}
          loading={pairing.isBusy}
          onClick={() => void pairing.unpair({ code, name })}
        >
          {t('pairing.takeOff')}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly project: Project;
  readonly pairing: Pairing;
}

function Choice({ project, pairing }: ChoiceProps) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ code: string; name: string } | null>(null);
  const text = useSettled(chosen === null ? typed.trim() : '', 300);
  const query = useBoundaryCandidates(project.project_id, text);
  const areas = query.data ?? [];
  const pair = async () => {
    if (chosen === null) return;
    if (await pairing.pair(chosen, project.paired_feature_code)) {
      setChosen(null);
      setTyped('');
    }
  };
  if (query.data !== undefined && areas.length === 0 && text === '' && typed === '')
    return <p className={classes.hint}>{t('pairing.noAreas')}</p>;
  const toLabel = (name: string, area_m2: number | null) =>
    area_m2 === null ? name : t('pairing.area', { name, area: formatArea(area_m2, locale, units) });
  const listed = areas.map((area) => ({ value: area.code, label: toLabel(area.name, area.area_m2) }));
  return (
    <div className={classes.choice}>
      <Select
        label={t('pairing.choose')}
        description={t(project.paired_feature_code === null ? 'pairing.chooseHint' : 'pairing.replaceHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('pairing.placeholder')}
        data={listed}
        value={chosen?.code ?? null}
        onChange={(code) => setChosen(areas.find((area) => area.code === code) ?? null)}
        searchable
        clearable
        searchValue={typed}
        onSearchChange={setTyped}
        // Filtered by the server, which also searches names that are not listed here.
        filter={({ options }) => options}
        nothingFoundMessage={query.isFetching ? t('common.loading') : t('pairing.noMatch')}
        error={query.error === null ? undefined : toErrorText(t, query.error)}
      />
      <div>
        <Button
          variant="default"
          size="xs"
          disabled={chosen === null}
          loading={pairing.isBusy}
          leftSection={<IconPolygon {...ICON} />}
          onClick={() => void pair()}
        >
          {t('pairing.pair')}
        </Button>
      </div>
    </div>
  );
}
