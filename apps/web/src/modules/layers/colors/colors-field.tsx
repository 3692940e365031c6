import { Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { DEFAULT_FEATURE_COLOR, type Layer } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { colorsTexts } from '../../../ui/colors/colors-texts.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { layerFieldsQuery, refreshLayers, updateLayer } from '../api.ts';
import classes from './colors-field.module.css';
import { toOneColor } from './to-one-color.ts';

const ColorChoice = lazy(async () => ({
  default: (await withTexts(import('../../../ui/colors/color-choice.tsx'), colorsTexts)).ColorChoice,
}));

const OWN = 'own';
const ONE = 'one';

/** What a layer colours its features by, for everybody. */
export function ColorsField({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  const saving = useMutation({
    mutationFn: async (by: string | null) => {
      await updateLayer(layer, { color_by: by });
      await refreshLayers(layer.properties.organization_id);
      await queryClient.invalidateQueries({ queryKey: ['layer-tiles', layer.code] });
    },
    onError: (error) =>
      showToast({ tone: 'error', title: t('layers.colors.failed'), message: toErrorText(t, error) }),
  });
  const by = saving.isPending ? saving.variables : layer.color_by;
  const [isWanted, setIsWanted] = useState(false);
  const fields = useQuery({ ...layerFieldsQuery(layer), enabled: isWanted }).data ?? [];
  const keys = new Set(fields.map(({ key }) => `data:${key}`));
  // Of a key that no feature has any more, too.
  if (by?.startsWith('data:') === true) keys.add(by);
  const choose = (value: string) => {
    if (value === ONE) return saving.mutate(DEFAULT_FEATURE_COLOR);
    return saving.mutate(value === OWN ? null : value);
  };
  const oneColor = toOneColor(by);
  return (
    <div className={classes.field}>
      <Select
        label={t('layers.colors.label')}
        size="sm"
        allowDeselect={false}
        value={oneColor === null ? (by ?? OWN) : ONE}
        onChange={(value) => value !== null && choose(value)}
        onDropdownOpen={() => setIsWanted(true)}
        data={[
          { value: OWN, label: t('layers.colors.own') },
          { value: ONE, label: t('layers.colors.one') },
          { value: 'template', label: t('layers.colors.template') },
          {
            group: t('layers.colors.collected'),
            items: [...keys].map((value) => ({ value, label: value.slice('data:'.length) })),
          },
        ]}
      />
      <Suspense>
        {oneColor !== null && <ColorChoice value={oneColor} onChange={(color) => saving.mutate(color)} />}
      </Suspense>
    </div>
  );
}
