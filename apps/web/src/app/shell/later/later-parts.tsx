import { Suspense, useEffect, useState } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { afterTheMap } from '../../../map/early/after-the-map.ts';
import { drawingTexts } from '../../../modules/drawing/drawing-texts.ts';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { KeysHost } from '../keys/keys-host.tsx';

const WaitingLine = lazyPart(async () => ({
  default: (await withTexts(import('../../../modules/drawing/waiting/waiting-line.tsx'), drawingTexts))
    .WaitingLine,
}));

/** When that comes which waits for the map, where none is drawn. */
const WITHOUT_MAP_MS = 4_000;

/** What comes by itself after the first screen: keys, and below the header the reports that wait for the network. */
export function LaterParts() {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const show = async () => setIsLater(true);
    afterTheMap(show);
    const timer = setTimeout(show, WITHOUT_MAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <KeysHost />
      {isLater && (
        <Suspense>
          <WaitingLine />
        </Suspense>
      )}
    </>
  );
}
