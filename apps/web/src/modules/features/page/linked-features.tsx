import { Link } from '@tanstack/react-router';
import type { Feature, FeatureListItem } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useFeature } from '../../../map/popup/use-feature.ts';
import { hoverFeature, leaveFeature } from '../../../map/ring/ringed-feature.ts';
import section from '../../../ui/page/section.module.css';
import { DottedName } from '../../../ui/rows/dotted-name.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { useChilds } from '../api.ts';
import classes from './linked-features.module.css';

/** The features that belong to one, newest first; nothing where there are none. */
export function LinkedFeatures({ feature }: { readonly feature: Feature }) {
  const t = useTranslate();
  const { code, project_id, organization_id } = feature.properties;
  const childs = useChilds(project_id, code).data ?? [];
  if (childs.length === 0) return null;
  return (
    <section className={section.section} aria-label={t('report.linked.title')}>
      <h2 className={section.title}>
        {t('report.linked.title')} <span className={classes.count}>{childs.length}</span>
      </h2>
      <ul className={classes.list}>
        {childs.map((child) => (
          <ChildRow key={child.code} organizationId={organization_id} child={child} />
        ))}
      </ul>
    </section>
  );
}

/** The feature that one belongs to. In the trash, or only seen by others, it is not named. */
export function ParentLink({ code }: { readonly code: string }) {
  const t = useTranslate();
  const parent = useFeature(code).data;
  if (parent === undefined) return null;
  const { organization_id, project_id, name } = parent.properties;
  return (
    <p className={classes.parent}>
      {t('report.linked.belongsTo')}{' '}
      <Link
        to="/organizations/$org_id/projects/$project_id/features/$featureCode"
        params={{ org_id: String(organization_id), project_id: String(project_id), featureCode: code }}
      >
        {name}
      </Link>
    </p>
  );
}

interface ChildRowProps {
  readonly organizationId: number;
  readonly child: FeatureListItem;
}

function ChildRow({ organizationId, child }: ChildRowProps) {
  const { code, name, color, bbox, project_id, thumb_uuid, created_origin } = child;
  const point = () => hoverFeature({ code, bbox, color, hasPicture: thumb_uuid !== null });
  const leave = () => leaveFeature(code);
  return (
    <li>
      <Link
        to="/organizations/$org_id/projects/$project_id/features/$featureCode"
        params={{ org_id: String(organizationId), project_id: String(project_id), featureCode: code }}
        className={classes.child}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <DottedName name={name} color={color} />
        <RelativeTime value={created_origin} />
      </Link>
    </li>
  );
}
