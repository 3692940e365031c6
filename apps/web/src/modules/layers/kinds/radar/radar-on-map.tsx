import type { Layer } from '@waypost/contract';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../../../data/create-store.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { afterTheMap } from '../../../../map/early/after-the-map.ts';
import { closeTrack, openedTrack } from '../../../../map/session/opened-track.ts';
import { radarTexts } from './radar-texts.ts';

const loadPopup = () => withTexts(import('./popup/track-popup.tsx'), radarTexts);
const RadarBeam = lazy(async () => ({ default: (await import('./radar-beam.tsx')).RadarBeam }));
const TrackPopup = lazy(async () => ({ default: (await loadPopup()).TrackPopup }));

/** The beam of this radar, and the popup of a track of it that was clicked on the map. */
export function RadarOnMap({ layer }: { readonly layer: Layer }) {
  const opened = useStore(openedTrack, ({ track }) => (track?.layer === layer.code ? track : null));
  // A popup that came late would be closed by a second click.
  useEffect(() => afterTheMap(loadPopup), []);
  // Nothing stays open of a layer that is not shown any longer.
  useEffect(
    () => () => {
      if (openedTrack.get().track?.layer === layer.code) closeTrack();
    },
    [layer.code],
  );
  return (
    <>
      <Suspense>
        <RadarBeam layer={layer} />
      </Suspense>
      {opened !== null && (
        <Suspense>
          <TrackPopup layer={layer} opened={opened} />
        </Suspense>
      )}
    </>
  );
}
