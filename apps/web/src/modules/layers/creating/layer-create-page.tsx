import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type AreaGeometry, type Layer, MAX_LAYER_NAME } from '@waypost/contract';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { imageryAccessQuery } from '../../imagery/index.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { createLayer, refreshLayers } from '../api.ts';
import { AreaField } from '../area/area-field.tsx';
import { ProjectsField } from '../kinds/collected/filter/projects-field.tsx';
import { WEB_KINDS } from '../kinds/layer-kinds.ts';
import head from '../page/layer-page.module.css';
import { LayerBreadcrumbs } from '../page/layer-page.tsx';
import { switchShown } from '../shown/shown-layers.ts';
import classes from './layer-create-page.module.css';
import { useNewProjects } from './use-new-projects.ts';

/** The form of a new layer. */
export function LayerCreatePage() {
  const t = useTranslate();
  const { organizations, current } = useCurrentOrganization();
  if (organizations === undefined) return <p className={head.note}>{t('layers.loadingOrganization')}</p>;
  if (!hasAccess(current?.current_member.access_map, 'layer:create'))
    return <ErrorState title={t('errors.forbidden')} text={t('layers.noCreateAccess')} />;
  return (
    <>
      <header className={head.head}>
        <LayerBreadcrumbs leaf={t('layers.new')} />
        <h1 className={head.title}>{t('layers.new')}</h1>
      </header>
      <CreateForm />
    </>
  );
}

/** The data sources that are offered, by group. */
function useSources(organizationId: number) {
  const t = useTranslate();
  const { data: access } = useQuery(imageryAccessQuery(organizationId));
  const bySource = Map.groupBy(WEB_KINDS, ({ source }) => source);
  return [...bySource].map(([source, kinds]) => ({
    group: t(source),
    items: kinds.map(({ name, label, needs = [] }) => {
      const isOpen = needs.every((one) => access?.[one] === true);
      return {
        value: name,
        label: isOpen || access === undefined ? t(label) : t('layers.accessRequired', { name: t(label) }),
        disabled: !isOpen,
      };
    }),
  }));
}

function CreateForm() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { org_id = '0' } = useParams({ strict: false });
  const form = useRef<HTMLFormElement>(null);
  const sources = useSources(Number(org_id));
  const [name, setName] = useState('');
  const [kindName, setKindName] = useState<string>(WEB_KINDS[0]?.name ?? '');
  const [area, setArea] = useState<AreaGeometry | null>(null);
  const [areaName, setAreaName] = useState<string | null>(null);
  // Once for the form: sent again after a lost answer, it creates and orders nothing twice.
  const [code] = useState(() => createLocalUuid());
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { projects, projectIds, isChanged, choose } = useNewProjects(Number(org_id));
  const guard = useLeaveGuard(() => name.trim() !== '' || area !== null || isChanged);
  const kind = WEB_KINDS.find((one) => one.name === kindName);
  const isBlank = name.trim() === '';
  // Without a project in the organization there is nothing to choose yet.
  const lacksProject = kind?.takesProjects === true && projects.length > 0 && projectIds.length === 0;
  const create = async (payload: object | undefined, onMade?: (layer: Layer) => void) => {
    setIsTried(true);
    if (isBlank || lacksProject || kind === undefined || payload === undefined || isBusy) {
      requestAnimationFrame(() => focusFirstError(form.current));
      return;
    }
    setIsBusy(true);
    try {
      const layer = await createLayer(Number(org_id), {
        type: kind.type,
        name: name.trim(),
        layer: payload,
        code,
      });
      onMade?.(layer);
      await refreshLayers(Number(org_id));
      switchShown(layer, 'bottom', true);
      guard.release();
      showToast({ tone: 'good', message: t('layers.createdSuccessfully') });
      await navigate({
        to: '/organizations/$org_id/layers/$layer_id',
        params: { org_id, layer_id: layer.code },
      });
    } catch (error) {
      showToast({
        tone: 'error',
        title: t(kind.createFailed ?? 'layers.createFailed'),
        message: toErrorText(t, error),
      });
      setIsBusy(false);
    }
  };
  const Maker = kind?.Maker;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Maker === undefined) void create(kind?.toPayload(area, projectIds));
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={t('layers.name')}
        maxLength={MAX_LAYER_NAME}
        value={name}
        error={isTried && isBlank ? t('layers.nameRequired') : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t('layers.source')}
        description={kind && t(kind.hint)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={sources}
        value={kindName}
        onChange={(value) => setKindName(value ?? kindName)}
        allowDeselect={false}
      />
      {kind?.takesProjects === true && (
        <ProjectsField
          projects={projects}
          value={projectIds}
          error={isTried && lacksProject ? t('layers.filter.projectRequired') : null}
          onChange={choose}
        />
      )}
      {kind?.takesArea === true && (
        <AreaField
          organizationId={Number(org_id)}
          value={area}
          hint={t(kind.areaHint ?? 'layers.area.hint')}
          onChange={(next, source) => {
            setArea(next);
            setAreaName(source);
          }}
        />
      )}
      {Maker !== undefined && (
        <Suspense fallback={<SkeletonRows rows={3} picture="none" />}>
          <Maker
            organizationId={Number(org_id)}
            area={area}
            areaName={areaName}
            isBusy={isBusy}
            onMake={(payload, onMade) => void create(payload, onMade)}
          />
        </Suspense>
      )}
      <FormFooter>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/organizations/$org_id/layers" params={{ org_id }} {...props} />}
        >
          {t('common.cancel')}
        </Button>
        {Maker === undefined && (
          <Button type="submit" loading={isBusy}>
            {t('layers.create')}
          </Button>
        )}
      </FormFooter>
    </form>
  );
}
