import type { FeatureTag } from '@waypost/contract';
import { useLocale } from '../../../i18n/i18n.ts';
import { toValueText } from '../../../data/tag-text.ts';
import classes from './feature-tags.module.css';

/** The tags of a feature, each with its colour and what was measured. */
export function FeatureTags({
  tags,
  label,
}: {
  readonly tags: readonly FeatureTag[];
  readonly label: string;
}) {
  const locale = useLocale();
  if (tags.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {tags.map((tag) => {
        const value = toValueText(tag, locale);
        return (
          <li key={tag.tag_id} className={classes.chip}>
            <span className={classes.dot} style={{ background: tag.color }} aria-hidden />
            <span className={classes.name}>{tag.name}</span>
            {value !== null && <span className={classes.value}>{value}</span>}
          </li>
        );
      })}
    </ul>
  );
}
