import { IconFolderPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { FolderDialogOnDemand, useCanSaveToFolder } from '../../layers/index.ts';
import type { FeedFilter } from '../filters/feed-filter.ts';
import classes from './feed-bar.module.css';

interface FolderButtonProps {
  readonly organizationId: number;
  readonly projectId: number;
  readonly filter: FeedFilter;
}

/** Saves everything that the list shows to a folder of the organization; absent for who may not. */
export function FolderButton({ organizationId, projectId, filter }: FolderButtonProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (!useCanSaveToFolder()) return null;
  const label = t('panel.saveToFolder');
  return (
    <>
      <button
        type="button"
        className={classes.table}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(true)}
      >
        <IconFolderPlus size={16} stroke={1.5} aria-hidden />
      </button>
      {isOpen && (
        <FolderDialogOnDemand
          organizationId={organizationId}
          what={{ projectId, filter }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
