import type { Feature } from '@waypost/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { geofenceTexts } from '../geofence-texts.ts';

const FenceSection = lazy(async () => {
  const { FenceSection: loaded } = await withTexts(import('./fence-section.tsx'), geofenceTexts);
  return { default: loaded };
});

interface FeatureGeofenceProps {
  readonly feature: Feature;
  readonly canUpdate: boolean;
}

/** The geofence of an area: what it told, who is inside, and its settings for those who may change them. */
export function FeatureGeofence({ feature, canUpdate }: FeatureGeofenceProps) {
  const isArea = feature.geometry.type === 'Polygon' || feature.geometry.type === 'MultiPolygon';
  if (!isArea || (!feature.properties.geofence && !canUpdate)) return null;
  return (
    <Suspense>
      <FenceSection feature={feature} canUpdate={canUpdate} />
    </Suspense>
  );
}
