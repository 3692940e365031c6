import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import type { CreateOrganizationProps } from './create-organization-dialog.tsx';
import { createOrganizationTexts } from './create-organization-texts.ts';

const CreateOrganizationDialog = lazy(async () => ({
  default: (await withTexts(import('./create-organization-dialog.tsx'), createOrganizationTexts))
    .CreateOrganizationDialog,
}));

/** The dialog that creates an organization, loaded on first use. */
export function CreateOrganizationOnDemand(props: CreateOrganizationProps) {
  return (
    <Suspense>
      <CreateOrganizationDialog {...props} />
    </Suspense>
  );
}
