import type { Feature } from '@waypost/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { layersTexts } from '../layers-texts.ts';

const BeforeAfter = lazy(async () => ({
  default: (await withTexts(import('./before-after.tsx'), layersTexts)).BeforeAfter,
}));

/** Pictures before and after a feature, loaded after the page. */
export function BeforeAfterOnDemand(props: { readonly feature: Feature }) {
  return (
    <Suspense>
      <BeforeAfter {...props} />
    </Suspense>
  );
}
