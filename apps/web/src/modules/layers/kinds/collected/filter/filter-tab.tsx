import { Button } from '@mantine/core';
import { collectedLayerEndpoints, type Layer, type LayerFilter } from '@waypost/contract';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { toErrorText } from '../../../../../data/queries/error-text.ts';
import { queryClient } from '../../../../../data/queries/query-client.ts';
import { getHttp } from '../../../../../data/session/http.ts';
import { useTranslate } from '../../../../../i18n/i18n.ts';
import { focusFirstError } from '../../../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../../../ui/forms/form-footer.tsx';
import { useLeaveGuard } from '../../../../../ui/questions/use-leave-guard.ts';
import { showToast } from '../../../../../ui/toasts/toaster.ts';
import { useProjects } from '../../../../projects/index.ts';
import { changeLayers } from '../../../api.ts';
import type { LayerTabProps } from '../../layer-kind.ts';
import { readFilter } from '../saved-filter.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './filter-tab.module.css';
import { type FilterValues, toFilter, toFilterValues, withoutEntries } from './filter-values.ts';
import { keepOffered, useMemberChoices, useTemplateChoices } from './use-filter-choices.ts';

/** Saves a filter; the layer shows by it at once. @throws ApiError. */
async function saveFilter(layer: Layer, filter: LayerFilter): Promise<void> {
  const { organization_id } = layer.properties;
  const saved = await getHttp().call(collectedLayerEndpoints.updateCollectedData, {
    params: { org_id: organization_id, layer_id: layer.code },
    body: { filter },
  });
  changeLayers(organization_id, (layers) => layers.map((one) => (one.code === saved.code ? saved : one)));
  await Promise.all(
    ['layer-tiles', 'layer-features'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name, layer.code] }),
    ),
  );
}

/** The form and what it would save: choices that a change of projects has taken away are gone. */
function useForm(layer: Layer) {
  const { organization_id } = layer.properties;
  const saved = useMemo(() => toFilterValues(readFilter(layer)), [layer]);
  const [change, setChange] = useState<Partial<FilterValues>>({});
  const typed: FilterValues = { ...saved, ...change };
  const templates = useTemplateChoices(organization_id, typed.projectIds);
  const members = useMemberChoices(typed.projectIds);
  const projects = useProjects(organization_id).data;
  // Of a project that this member may not read nobody knows what it offers.
  const isKnown = typed.projectIds.every((id) => projects?.some(({ project_id }) => project_id === id));
  const isDropping = change.projectIds !== undefined && isKnown;
  const values: FilterValues = isDropping
    ? {
        ...typed,
        templateIds: keepOffered(typed.templateIds, templates),
        memberIds: keepOffered(typed.memberIds, members),
      }
    : typed;
  return {
    values,
    templates,
    members,
    isDirty: Object.keys(change).length > 0,
    set: (next: Partial<FilterValues>) => setChange({ ...change, ...next }),
    clear: () => setChange({}),
  };
}

/** The filter of a collected-data layer. */
export function FilterTab({ layer, canChange }: LayerTabProps) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const { values, templates, members, isDirty, set, clear } = useForm(layer);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useLeaveGuard(() => isDirty);
  const isWithout = values.projectIds.length === 0;
  const run = async (filter: LayerFilter) => {
    setIsBusy(true);
    try {
      await saveFilter(layer, filter);
      clear();
      setIsTried(false);
      showToast({ tone: 'good', message: t('layers.filter.saved') });
    } catch (error) {
      const message = `${t('layers.filter.failed')}. ${toErrorText(t, error)}`;
      showToast({ tone: 'error', title: t('layers.filter.failedTitle'), message });
    }
    setIsBusy(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isWithout) requestAnimationFrame(() => focusFirstError(form.current));
    else if (!isBusy) void run(toFilter(values, readFilter(layer)));
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={save}>
      <Unknown
        layer={layer}
        canChange={canChange}
        onRemove={(names) => void run(withoutEntries(readFilter(layer), names))}
      />
      <FilterFields
        organizationId={layer.properties.organization_id}
        values={values}
        templates={templates}
        members={members}
        projectError={isTried && isWithout ? t('layers.filter.projectRequired') : null}
        isReadOnly={!canChange}
        onChange={set}
      />
      {canChange && (
        <FormFooter>
          {isDirty && (
            <Button variant="default" disabled={isBusy} onClick={clear}>
              {t('layers.filter.discard')}
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {t('common.save')}
          </Button>
        </FormFooter>
      )}
    </form>
  );
}

interface UnknownProps extends Pick<LayerTabProps, 'layer' | 'canChange'> {
  readonly onRemove: (names: readonly string[]) => void;
}

/** Conditions of the filter that are not understood, for which the layer shows nothing. */
function Unknown({ layer, canChange, onRemove }: UnknownProps) {
  const t = useTranslate();
  const names = layer.properties.unknown_filters;
  if (names.length === 0) return null;
  return (
    <div className={classes.unknown} role="alert">
      {t('layers.filter.unknown', { names: names.join(', ') })}
      {canChange && (
        <Button variant="default" size="compact-sm" onClick={() => onRemove(names)}>
          {t('layers.filter.removeUnknown')}
        </Button>
      )}
    </div>
  );
}
