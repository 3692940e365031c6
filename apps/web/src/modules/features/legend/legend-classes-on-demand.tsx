import { type ComponentProps, lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { legendTexts } from './legend-texts.ts';

const LegendClasses = lazy(async () => ({
  default: (await withTexts(import('./legend-classes.tsx'), legendTexts)).LegendClasses,
}));

/** The classes of a legend, loaded with their texts. */
export function LegendClassesOnDemand(props: ComponentProps<typeof LegendClasses>) {
  return (
    <Suspense>
      <LegendClasses {...props} />
    </Suspense>
  );
}
