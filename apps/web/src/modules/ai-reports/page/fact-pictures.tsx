import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FactFeature } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Picture } from '../../../map/pictures/picture.tsx';
import { factFeaturesQuery } from '../api.ts';
import classes from './report-page.module.css';
import { toFeaturePage } from './to-feature-page.ts';

/** Pictures that are shown of a fact: those of its newest features. */
const MAX_PICTURES = 8;

interface PicturesProps {
  readonly organizationId: number;
  readonly features: readonly FactFeature[];
}

/** A picture of each feature that has one; each leads to the page of its feature. */
export function Pictures({ organizationId, features }: PicturesProps) {
  const t = useTranslate();
  const pictured = features.flatMap((feature) =>
    feature.thumb_uuid === null ? [] : [{ ...feature, uuid: feature.thumb_uuid }],
  );
  if (pictured.length === 0) return null;
  return (
    <ul className={classes.pictures} aria-label={t('aiReports.photographs')}>
      {pictured.slice(0, MAX_PICTURES).map(({ uuid, ...feature }) => (
        <li key={feature.code}>
          <Link {...toFeaturePage(organizationId, feature)} title={feature.name}>
            <Picture
              code={feature.code}
              uuid={uuid}
              size="thumbnail"
              alt={feature.name}
              className={classes.picture}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FactPicturesProps {
  readonly organizationId: number;
  /** Of the report. */
  readonly code: string;
  readonly factId: string;
}

/** The newest pictures behind a fact, of features that the reader may read now; nothing without any. */
export function FactPictures({ organizationId, code, factId }: FactPicturesProps) {
  const { data = [] } = useQuery(factFeaturesQuery(organizationId, code, factId));
  return <Pictures organizationId={organizationId} features={data} />;
}
