import { useQuery } from '@tanstack/react-query';
import { featureEndpoints } from '@waypost/contract';
import { useEffect, useState } from 'react';
import { useStore } from '../../data/create-store.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import type { FeatureSelection } from '../../data/selection/feature-selection.ts';
import { getHttp } from '../../data/session/http.ts';
import { useLocale, useTranslate } from '../../i18n/i18n.ts';
import { toNumberText } from '../../i18n/to-number-text.ts';
import { type QueryBounds, toQueryBounds } from '../camera/boxes.ts';
import type { MapData } from '../scene/use-map-data.ts';
import { mapSession, mapWhereabouts } from '../session/map-session.ts';

/** Long enough to announce a series of moves once, at its end. */
const QUIET_MS = 1_000;

function useQuietBounds(): QueryBounds | null {
  const view = useStore(mapWhereabouts, (where) => where.view);
  const [bounds, setBounds] = useState<QueryBounds | null>(null);
  useEffect(() => {
    if (view === null) return;
    const timer = setTimeout(() => setBounds(toQueryBounds(view.bounds)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [view]);
  return bounds;
}

interface MapSummaryProps {
  readonly data: MapData;
  readonly selection: FeatureSelection;
}

/** Describes the map in words, for screen readers. */
export function MapSummary({ data, selection }: MapSummaryProps) {
  const t = useTranslate();
  const locale = useLocale();
  const bounds = useQuietBounds();
  const imported = useStore(mapSession, (session) => session.importedCount);
  const projectId = data.projectId;
  const total = useQuery({
    queryKey: queryKeys.features(projectId ?? 0, { total: true, ...selection, ...bounds }),
    queryFn: ({ signal }) =>
      getHttp().call(featureEndpoints.getFeaturesTotal, {
        params: { project_id: projectId ?? 0 },
        query: { ...selection, ...bounds },
        signal,
      }),
    enabled: projectId !== null && bounds !== null,
    placeholderData: (last) => last,
  }).data;
  const format = (count: number) => toNumberText(count, locale);
  return (
    <div className="wp-visually-hidden" role="status">
      <p>{t('map.keys')}</p>
      {data.project !== null && total !== undefined && (
        <p>{t('map.inView', { name: data.project.project_name, count: total, total: format(total) })}</p>
      )}
      {imported > 0 && <p>{t('map.importedInView', { count: imported, total: format(imported) })}</p>}
    </div>
  );
}
