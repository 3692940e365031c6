import { withTexts } from '../../i18n/with-texts.ts';
import { fenceRulesTexts } from './fence-rules-texts.ts';

/** Loads the section of the project's settings. */
export async function loadFenceRuleSection() {
  const { FenceRuleSection } = await withTexts(
    import('./components/fence-rule-section.tsx'),
    fenceRulesTexts,
  );
  return { default: FenceRuleSection };
}
