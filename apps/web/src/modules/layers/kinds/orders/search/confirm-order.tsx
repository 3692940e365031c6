import { Button, Radio, Stack } from '@mantine/core';
import type { ImageryAllowance, PRODUCT_BUNDLES, Scene } from '@waypost/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslate } from '../../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../../i18n/to-number-text.ts';
import { usePreferences } from '../../../../../ui/theme/preferences.ts';
import { formatShortTime } from '../../../../../ui/times/time-format.ts';
import { Allowance } from './allowance.tsx';
import classes from './scene-order.module.css';

type Bundle = (typeof PRODUCT_BUNDLES)[number];

interface ConfirmOrderProps {
  readonly scenes: readonly Scene[];
  /** The size of the area, once. */
  readonly km2: number;
  /** Undefined until it is known. */
  readonly allowance: ImageryAllowance | undefined;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  /** What it can be delivered as. */
  readonly bundles: readonly Bundle[];
  readonly onConfirm: (bundle: Bundle) => void;
}

/** What will be ordered and how much that is, before it is. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { scenes, km2, allowance, isBusy, bundles, onBack, onConfirm } = props;
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const heading = useRef<HTMLHeadingElement>(null);
  const [bundle, setBundle] = useState<Bundle>(bundles[0] ?? 'visual');
  useEffect(() => heading.current?.focus(), []);
  const toText = (value: number) => toNumberText(value, locale, { maximumFractionDigits: 1 });
  const count = scenes.length;
  return (
    <div className={classes.order}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t('scenes.summary')}
      </h2>
      <ul className={classes.summary}>
        {scenes.map(({ id, properties, thumbnail }) => (
          <li key={id}>
            <img src={thumbnail} alt="" width={36} height={36} />
            <span>{formatShortTime(new Date(properties.acquired), preferences)}</span>
          </li>
        ))}
      </ul>
      <Radio.Group label={t('scenes.bundle')} value={bundle} onChange={(value) => setBundle(value as Bundle)}>
        <Stack gap={8} mt={8}>
          {bundles.includes('visual') && (
            <Radio value="visual" label={t('scenes.visual')} description={t('scenes.visualHint')} />
          )}
          {bundles.includes('analytic_sr_udm2') && (
            <Radio
              value="analytic_sr_udm2"
              label={t('scenes.analytic')}
              description={t('scenes.analyticHint')}
            />
          )}
        </Stack>
      </Radio.Group>
      <p className={classes.size}>
        <span>{t('scenes.size')}</span>
        <strong>{toText(km2 * count)} km²</strong>
        <span className={classes.hint}>{t('scenes.sizeHint', { area: toText(km2), count })}</span>
        {allowance !== undefined && <Allowance allowance={allowance} km2={km2 * count} />}
      </p>
      <div className={classes.footer}>
        <Button variant="default" onClick={onBack}>
          {t('scenes.backToSearch')}
        </Button>
        <Button loading={isBusy} onClick={() => onConfirm(bundle)}>
          {t('scenes.confirm')}
        </Button>
      </div>
    </div>
  );
}
