import { Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { Feature } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { hasCode } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { isAwaitedFeature } from '../../../map/camera/start-feature.ts';
import { bringIntoView, zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { useFeature } from '../../../map/popup/use-feature.ts';
import { ringedFeatures } from '../../../map/ring/ringed-feature.ts';
import { closePopup, mapSession } from '../../../map/session/map-session.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { FeatureGeofence } from '../../geofence/index.ts';
import { BeforeAfterOnDemand } from '../../layers/index.ts';
import { FeatureNotes } from '../../notes/index.ts';
import { EditingNoticeOnDemand } from '../../presence/index.ts';
import { ProjectBreadcrumbs } from '../../projects/index.ts';
import { FeatureTags } from './feature-tags.tsx';
import { toFeatureErrorText } from '../feature-error-text.ts';
import { FeatureHistory } from '../history/feature-history.tsx';
import { FeatureGallery } from '../pictures/feature-gallery.tsx';
import { isPicture } from '../pictures/is-picture.ts';
import { useLightbox } from '../pictures/use-lightbox.tsx';
import { FeatureWeather } from '../weather/feature-weather.tsx';
import { FeatureActions } from './feature-actions.tsx';
import { FeatureData } from './feature-data.tsx';
import { FeatureFacts } from './feature-facts.tsx';
import { FeatureFiles } from './feature-files.tsx';
import classes from './feature-page.module.css';
import { FeaturePairing } from './feature-pairing.tsx';
import { FeatureWalk } from './feature-walk.tsx';
import { LinkedFeatures, ParentLink } from './linked-features.tsx';
import { useFeatureAccess } from './use-feature-access.ts';

/** Follows a feature that is moved to another project. */
function useFollow(feature: Feature | undefined, org_id: string) {
  const navigate = useNavigate();
  const seen = useRef<{ readonly code: string; readonly projectId: number } | null>(null);
  const follow = useEffectEvent((featureCode: string, projectId: number) => {
    const params = { org_id, project_id: String(projectId), featureCode };
    const to = '/organizations/$org_id/projects/$project_id/features/$featureCode';
    void navigate({ to, params, replace: true });
  });
  const { code, project_id } = feature?.properties ?? {};
  useEffect(() => {
    if (code === undefined || project_id === undefined) return;
    if (seen.current?.code === code && seen.current.projectId !== project_id) follow(code, project_id);
    seen.current = { code, projectId: project_id };
  }, [code, project_id]);
}

/** Points the feature out on the map, where it is by now. */
function useRing(feature: Feature | undefined): void {
  const { geometry, properties } = feature ?? {};
  const hasPicture = properties?.resources.some(isPicture) === true;
  const code = properties?.code;
  const color = properties?.color;
  useEffect(() => {
    const bbox = geometry === undefined ? null : bboxOf(geometry);
    if (bbox === null || code === undefined || color === undefined) return;
    ringedFeatures.set({ selected: { code, bbox, color, hasPicture } });
    return () => ringedFeatures.set({ selected: null });
  }, [geometry, code, color, hasPicture]);
}

/** One feature with all its data and actions. */
export function FeaturePage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { org_id = '0', project_id = '0', featureCode = '' } = useParams({ strict: false });
  const query = useFeature(featureCode);
  const isMissing = hasCode(query.error, 'feature_not_found', 'not_found');

  const leave = useEffectEvent(() => {
    showToast({ tone: 'error', message: t('features.notFound') });
    void navigate({ to: '/', replace: true });
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  useEffect(() => {
    mapSession.set({ selectedCode: featureCode });
    closePopup();
    return () => mapSession.set({ selectedCode: null });
  }, [featureCode]);
  useFollow(query.data, org_id);
  const isLoaded = query.data !== undefined;
  const show = useEffectEvent(() => {
    const box = query.data === undefined ? null : bboxOf(query.data.geometry);
    if (box === null) return;
    if (isAwaitedFeature(featureCode)) zoomMapTo(box);
    else bringIntoView(box);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a feature, not at each of its changes
  useEffect(() => {
    if (isLoaded) show();
  }, [isLoaded, featureCode]);
  useRing(query.data);

  return (
    <article className={classes.page}>
      <ProjectBreadcrumbs leaf={query.data?.properties.name ?? t('common.loading')} />
      <div className={classes.ways}>
        <Link
          to="/organizations/$org_id/projects/$project_id/home"
          params={{ org_id, project_id }}
          className={classes.back}
        >
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          {t('report.backToProject')}
        </Link>
        {!isMissing && <FeatureWalk params={{ org_id, project_id }} code={featureCode} />}
      </div>
      {isMissing ? (
        <FeatureSkeleton />
      ) : (
        <AsyncView
          query={query}
          skeleton={<FeatureSkeleton />}
          toErrorText={(error) => toFeatureErrorText(t, error)}
        >
          {(feature) => <FeatureContent feature={feature} homeParams={{ org_id, project_id }} />}
        </AsyncView>
      )}
    </article>
  );
}

interface FeatureContentProps {
  readonly feature: Feature;
  readonly homeParams: { readonly org_id: string; readonly project_id: string };
}

function FeatureContent({ feature, homeParams }: FeatureContentProps) {
  const t = useTranslate();
  const access = useFeatureAccess(feature);
  const {
    name,
    color,
    s3_icon,
    shared,
    project_name,
    parent_code,
    description,
    code,
    data,
    tags,
    resources,
  } = feature.properties;
  // The lightbox restarts when its pictures change, so keep the same array for the same feature.
  const pictures = useMemo(() => resources.filter(isPicture), [resources]);
  const { open, lightbox } = useLightbox(code, pictures);
  return (
    <>
      <header className={classes.head}>
        <h1 className={classes.title}>
          <span className={classes.dot} style={{ background: color }} />
          {s3_icon !== null && <img src={s3_icon} alt="" className={classes.icon} />}
          <span className={classes.name}>{name}</span>
          {shared && <span className={classes.badge}>{t('features.public')}</span>}
        </h1>
        <p className={classes.project}>{project_name}</p>
        {parent_code !== null && <ParentLink code={parent_code} />}
        {tags.length > 0 && (
          <div className={classes.tags}>
            <FeatureTags tags={tags} label={t('report.fields.tags')} />
          </div>
        )}
      </header>
      <FeatureActions feature={feature} homeParams={homeParams} />
      <EditingNoticeOnDemand projectId={Number(homeParams.project_id)} code={code} />
      <FeaturePairing feature={feature} />
      {description.trim() !== '' && <p className={classes.description}>{description}</p>}
      <FeatureFacts feature={feature} />
      <BeforeAfterOnDemand feature={feature} />
      <FeatureGeofence
        key={`geofence ${code}`}
        feature={feature}
        canUpdate={hasAccess(access, 'feature:update')}
      />
      <FeatureData code={code} data={data} pictures={pictures} onOpenPicture={open} />
      <FeatureGallery code={code} pictures={pictures} onOpen={open} />
      {lightbox}
      <FeatureFiles code={code} resources={resources.filter((file) => !isPicture(file))} />
      <LinkedFeatures feature={feature} />
      <FeatureWeather key={`weather ${code}`} code={code} />
      {hasAccess(access, 'note:read') && (
        <FeatureNotes
          key={`notes ${code}`}
          code={code}
          canWrite={hasAccess(access, 'note:create')}
          canDeleteAny={hasAccess(access, 'note:delete')}
        />
      )}
      {hasAccess(access, 'feature_history:read') && (
        <FeatureHistory
          key={`history ${code}`}
          feature={feature}
          canRestore={hasAccess(access, 'feature:update')}
          canRestoreFiles={hasAccess(access, 'resource:create')}
        />
      )}
    </>
  );
}

function FeatureSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Skeleton height={24} width="72%" />
      <Skeleton height={13} width="40%" />
      <Skeleton height={32} width="90%" mt={8} />
      <Skeleton height={13} mt={12} />
      <Skeleton height={13} width="86%" />
      <Skeleton height={120} mt={12} />
    </div>
  );
}
