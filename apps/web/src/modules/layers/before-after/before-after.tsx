import { Button } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Feature, Layer } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { hasAccess } from '../../../data/queries/access.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { useLayers } from '../api.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';
import { toShownParam } from '../shown/shown-param.ts';
import classes from './before-after.module.css';
import { type DatedLayer, findBeforeAfter } from './find-before-after.ts';
import { withGroups } from './with-groups.ts';

/** What both maps show below the pictures. */
const BASE = 'satellite';

interface BeforeAfterProps {
  readonly feature: Feature;
}

/** The pictures before and after a feature, for those who may see the layers of its organization. */
export function BeforeAfter({ feature }: BeforeAfterProps) {
  const { current } = useCurrentOrganization();
  const isOfIt = current?.organization_id === feature.properties.organization_id;
  return isOfIt && hasAccess(current?.current_member.access_map, 'layer:read') ? (
    <Offer feature={feature} />
  ) : null;
}

/** What the pictures of layers are that show several, by code. */
function useSeveral(layers: readonly Layer[]): ReadonlyMap<string, unknown> {
  const several = layers.flatMap((layer) => {
    const imagery = findWebKind(layer)?.imagery;
    return imagery?.listSpans === undefined ? [] : [{ layer, imagery }];
  });
  const loaded = useQueries({ queries: several.map(({ layer, imagery }) => imagery.toQuery(layer)) });
  return new Map(several.map(({ layer }, index) => [layer.code, loaded[index]?.data]));
}

/** Shows them side by side. The address says which, for a colleague. */
function Offer({ feature }: BeforeAfterProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { organization_id, created_origin } = feature.properties;
  const { data: layers = [] } = useLayers(organization_id);
  const several = useSeveral(layers);
  const box = bboxOf(feature.geometry);
  const day = new Date(created_origin).toISOString().slice(0, 10);
  const { before, after } =
    box === null ? { before: null, after: null } : findBeforeAfter(layers, box, day, several);
  if (before === null && after === null) return null;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const toDays = ({ first, last }: DatedLayer) => days.formatRange(new Date(first), new Date(last));
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const toName = ({ layer: { properties }, cloudCover }: DatedLayer) =>
    cloudCover === null
      ? properties.name
      : t('layers.beforeAfter.clouds', { name: properties.name, share: share.format(cloudCover) });
  const describe = (key: 'before' | 'after', found: DatedLayer | null) =>
    found === null
      ? t(`layers.beforeAfter.${key}None`)
      : t(`layers.beforeAfter.${key}`, { day: toDays(found), name: toName(found) });
  const toParam = (found: DatedLayer | null) =>
    toShownParam(organization_id, found === null ? [] : withGroups(layers, found.layer));
  // The second map is on the left.
  const toAsked = (found: DatedLayer | null) => (found?.isOneOfSeveral === true ? found.first : undefined);
  const shown = {
    ...{ compare: BASE, layers_top: toParam(before), pictures_top: toAsked(before) },
    ...{ base: BASE, layers: toParam(after), pictures: toAsked(after) },
  } as const;
  return (
    <section className={classes.offer} aria-label={t('layers.beforeAfter.title')}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconColumns2 size={16} stroke={1.5} aria-hidden />}
        renderRoot={(props) => <Link to="." search={(all) => ({ ...all, ...shown })} {...props} />}
      >
        {t('layers.beforeAfter.title')}
      </Button>
      <p className={classes.days}>
        <span>{describe('before', before)}</span>
        <span>{describe('after', after)}</span>
      </p>
    </section>
  );
}
