import { IconFolderPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { FolderDialogOnDemand } from './folder-dialog-on-demand.tsx';

/** Saves the feature of a popup to a folder. */
export function PopupFolderButton({ code }: { readonly code: string }) {
  const t = useTranslate();
  const organizationId = useCurrentOrganization().current?.organization_id;
  const [isOpen, setIsOpen] = useState(false);
  if (organizationId === undefined) return null;
  const label = t('layers.saving.title');
  return (
    <>
      <button type="button" aria-label={label} title={label} onClick={() => setIsOpen(true)}>
        <IconFolderPlus size={16} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <FolderDialogOnDemand
          organizationId={organizationId}
          what={{ codes: [code] }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
