import { IconPalette } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { LazyMenu } from '../../../ui/page/lazy-menu.tsx';
import classes from '../filters/feed-filters.module.css';
import { legendTexts } from './legend-texts.ts';

const loadMenu = () => withTexts(import('./color-menu.tsx'), legendTexts);
const ColorMenu = lazy(async () => ({ default: (await loadMenu()).ColorMenu }));

/** Chooses what the map colours features by. */
export function ColorButton({ projectId }: { readonly projectId: number }) {
  const t = useTranslate();
  const button = (
    <button type="button" className={classes.add}>
      <IconPalette size={13} stroke={1.75} aria-hidden />
      {t('panel.colors')}
    </button>
  );
  return (
    <LazyMenu
      button={button}
      menu={(target) => <ColorMenu target={target} projectId={projectId} />}
      preload={loadMenu}
    />
  );
}
