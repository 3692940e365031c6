import { type ComponentProps, lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { presenceTexts } from '../presence-texts.ts';

const EditingNotice = lazy(async () => ({
  default: (await withTexts(import('./editing-notice.tsx'), presenceTexts)).EditingNotice,
}));

/** Who else is changing a feature, loaded after its page. */
export function EditingNoticeOnDemand(props: ComponentProps<typeof EditingNotice>) {
  return (
    <Suspense>
      <EditingNotice {...props} />
    </Suspense>
  );
}
