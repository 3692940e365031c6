import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import type { FeedOwner } from '../filters/feed-filter.ts';
import classes from './feed-bar.module.css';

interface FeedBarProps {
  readonly owner: FeedOwner;
  readonly onOwner: (owner: FeedOwner) => void;
  readonly total: number | undefined;
  readonly isInViewOnly: boolean;
  readonly onInViewOnly: (isOn: boolean) => void;
  /** The filters, rendered between owner tabs and total. */
  readonly children: ReactNode;
  /** Actions for the whole list. */
  readonly actions: ReactNode;
}

/** Whose features, how many, and whether only those in view. */
export function FeedBar({
  owner,
  onOwner,
  total,
  isInViewOnly,
  onInViewOnly,
  children,
  actions,
}: FeedBarProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <div className={classes.owner}>
        <SegmentedControl
          fullWidth
          size="sm"
          value={owner}
          onChange={(value) => onOwner(value === 'mine' ? 'mine' : 'all')}
          data={[
            { value: 'all', label: t('features.allData') },
            { value: 'mine', label: t('features.myData') },
          ]}
          aria-label={t('features.whose')}
          classNames={{ root: classes.ownerControl ?? '', indicator: classes.ownerIndicator ?? '' }}
        />
      </div>
      {children}
      <div className={classes.bar}>
        <p className={classes.total} role="status">
          {total !== undefined && (
            <>
              <strong>{toNumberText(total, locale)}</strong> {t('features.totalWord', { count: total })}
            </>
          )}
        </p>
        {actions}
        <button
          type="button"
          className={classes.inView}
          aria-pressed={isInViewOnly}
          onClick={() => onInViewOnly(!isInViewOnly)}
        >
          {t('features.inViewOnly')}
        </button>
      </div>
    </>
  );
}
