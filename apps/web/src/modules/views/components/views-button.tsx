import { IconBookmark } from '@tabler/icons-react';
import type { AccessMap } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { viewsTexts } from '../views-texts.ts';
import classes from './views-button.module.css';

const loadPanel = () => withTexts(import('./views-panel.tsx'), viewsTexts);
const ViewsPanel = lazy(async () => ({ default: (await loadPanel()).ViewsPanel }));

interface ViewsButtonProps {
  readonly projectId: number;
  readonly access: AccessMap | undefined;
}

/** Opens the saved views of a project below itself. */
export function ViewsButton({ projectId, access }: ViewsButtonProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        <IconBookmark size={13} stroke={1.75} aria-hidden />
        {t('panel.views')}
      </button>
      {isOpen && (
        <Suspense>
          <ViewsPanel projectId={projectId} access={access} />
        </Suspense>
      )}
    </>
  );
}
