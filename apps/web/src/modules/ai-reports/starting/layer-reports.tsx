import { type ComponentProps, lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { aiReportsTexts } from '../ai-reports-texts.ts';

const LayerReportsTab = lazy(async () => {
  const tab = await withTexts(import('./layer-reports-tab.tsx'), aiReportsTexts);
  return { default: tab.LayerReportsTab };
});

/** The reports of a layer, loaded when they are opened. */
export function LayerReports(props: ComponentProps<typeof LayerReportsTab>) {
  return (
    <Suspense fallback={<SkeletonRows rows={5} picture="none" />}>
      <LayerReportsTab {...props} />
    </Suspense>
  );
}
