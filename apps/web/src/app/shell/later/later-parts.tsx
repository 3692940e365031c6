import { Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { useAfterTheMap } from '../../../map/early/use-after-the-map.ts';
import { drawingTexts } from '../../../modules/drawing/drawing-texts.ts';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { useUsedInView } from '../../../ui/toasts/use-used-in-view.ts';
import { KeysHost } from '../keys/keys-host.tsx';

const WaitingLine = lazyPart(async () => ({
  default: (await withTexts(import('../../../modules/drawing/waiting/waiting-line.tsx'), drawingTexts))
    .WaitingLine,
}));

/**
 * What comes by itself after the first screen: keys, what keeps a pressed button from under toasts, and below the header the
 * reports that wait for the network.
 */
export function LaterParts() {
  const isLater = useAfterTheMap();
  useUsedInView();
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
