import { lazy, Suspense } from 'react';

const CreateOrganizationDialog = lazy(async () => ({
  default: (await import('./create-organization-dialog.tsx')).CreateOrganizationDialog,
}));

/** The dialog that makes an organization; its code comes when it is first opened. */
export function CreateOrganizationOnDemand({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <CreateOrganizationDialog onClose={onClose} />
    </Suspense>
  );
}
