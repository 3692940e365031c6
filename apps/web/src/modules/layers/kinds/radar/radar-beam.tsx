import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Layer, RadarSweep } from '@waypost/contract';
import type { LngLat } from '@waypost/map-engine';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../../../data/create-store.ts';
import { useMarker } from '../../../../map/engine/use-marker.ts';
import { mapWhereabouts } from '../../../../map/session/map-session.ts';
import { toPixels } from '../../../positions/index.ts';
import { draftData, withDraftData } from '../../shown/draft-data.ts';
import { useSettledRange } from '../../use-layer-range.ts';
import classes from './radar-beam.module.css';
import { toRadarQuery } from './radar-query.ts';

/** A larger one would take the memory of several screens, of which a part of one is seen. */
const MAX_PX = 2_400;

/** The beam of a station that works now, turning over what it sweeps; not while its past is played back. */
export function RadarBeam({ layer }: { readonly layer: Layer }) {
  const { data } = useQuery(toRadarQuery(layer, useSettledRange()));
  const choices = useStore(draftData, ({ byCode }) => byCode);
  const isComparing = useSearch({ strict: false, select: ({ compare }) => compare !== undefined });
  const isPlayed = 'data' in withDraftData(layer, choices).properties.layer;
  if (data === undefined || isPlayed || isComparing) return null;
  const { radar_status, sweep, longitude, latitude } = data.result;
  if (radar_status !== 1 || sweep === null || longitude === null || latitude === null) return null;
  return <Beam place={[longitude, latitude]} sweep={sweep} />;
}

interface BeamProps {
  readonly place: LngLat;
  readonly sweep: RadarSweep;
}

function Beam({ place, sweep }: BeamProps) {
  const element = useMarker(place, true);
  const view = useStore(mapWhereabouts, (where) => where.view);
  const px = 2 * toPixels(sweep.range_km * 1_000, place[1], view?.zoom ?? 0);
  // A tilted map shows its ring as no circle.
  if (view === null || view.pitch > 0 || px > MAX_PX) return null;
  const width = (sweep.to_deg - sweep.from_deg + 360) % 360 || 360;
  return createPortal(
    <div
      className={classes.sector}
      style={
        {
          width: px,
          height: px,
          '--from': `${sweep.from_deg - view.bearing}deg`,
          '--width': `${width}deg`,
        } as CSSProperties // of its own properties
      }
    >
      <div className={classes.beam} data-beam />
    </div>,
    element,
  );
}
