import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconCompass } from '@tabler/icons-react';
import { lazy, useEffect, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { LazyMenu } from '../../../ui/page/lazy-menu.tsx';
import { type DemoEntrance, enterDemo } from '../api.ts';
import { demoPeopleTexts } from '../demo-people-texts.ts';
import { useEnter } from '../hooks/use-enter.ts';
import classes from './login-page.module.css';

const loadMenu = () => withTexts(import('./demo-menu.tsx'), demoPeopleTexts);
const DemoMenu = lazy(async () => ({ default: (await loadMenu()).DemoMenu }));

const PATIENCE_MS = 1_500;

/** The entry to the demo, as its administrator or, from the menu, in another role. */
export function DemoEntry() {
  const t = useTranslate();
  const enter = useEnter();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const go = async (person: DemoEntrance) => {
    setIsBusy(true);
    setFault(null);
    try {
      await enter(await enterDemo(person));
    } catch (error) {
      setIsBusy(false);
      setFault(toErrorText(t, error));
    }
  };
  if (isBusy) return <Preparing />;
  return (
    <>
      {fault !== null && (
        <p className={classes.fault} role="alert">
          <strong>{t('sessions.demoFailed')}</strong>
          {fault}
        </p>
      )}
      <div className={classes.demo}>
        <Button
          size="md"
          className={classes.demoMain ?? ''}
          leftSection={<IconCompass size={18} stroke={1.5} aria-hidden />}
          onClick={() => void go('admin')}
        >
          {t('sessions.exploreDemo')}
        </Button>
        <LazyMenu
          button={
            <ActionIcon
              variant="filled"
              color="accent"
              size={42}
              className={classes.demoMore ?? ''}
              aria-label={t('sessions.demoChoose')}
            >
              <IconChevronDown size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          }
          menu={(target) => <DemoMenu target={target} onChosen={(person) => void go(person)} />}
          preload={loadMenu}
        />
      </div>
      <p className={classes.demoHint}>{t('sessions.demoHint')}</p>
    </>
  );
}

/** Progress: what is happening, and why it takes long if it does. */
function Preparing() {
  const t = useTranslate();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.preparing} role="status">
      <strong>{t('sessions.demoPreparing')}</strong>
      <p>{t(isLong ? 'sessions.demoPreparingLong' : 'sessions.demoHint')}</p>
      <div className={classes.bar} />
    </div>
  );
}
