import { lazy, Suspense } from 'react';
import type { CreateOrganizationProps } from './create-organization-dialog.tsx';

const CreateOrganizationDialog = lazy(async () => ({
  default: (await import('./create-organization-dialog.tsx')).CreateOrganizationDialog,
}));

/** The dialog that makes an organization; its code comes when it is first opened. */
export function CreateOrganizationOnDemand(props: CreateOrganizationProps) {
  return (
    <Suspense>
      <CreateOrganizationDialog {...props} />
    </Suspense>
  );
}
