import { lazy, Suspense } from 'react';
import type { CreateOrganizationProps } from './create-organization-dialog.tsx';

const CreateOrganizationDialog = lazy(async () => ({
  default: (await import('./create-organization-dialog.tsx')).CreateOrganizationDialog,
}));

/** The dialog that creates an organization, loaded on first use. */
export function CreateOrganizationOnDemand(props: CreateOrganizationProps) {
  return (
    <Suspense>
      <CreateOrganizationDialog {...props} />
    </Suspense>
  );
}
