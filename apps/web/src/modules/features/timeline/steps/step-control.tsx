import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconTimeline } from '@tabler/icons-react';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import type { TimeSteps } from '../../../../map/session/time-steps.ts';
import { Hint } from '../../../../ui/hints/hint.tsx';
import classes from './steps.module.css';

/** Days of measurements are of UTC, as their providers count them. */
const toDayText = (time: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);

/** The measurement that the map shows, with the way to the one before and after it, and back to the timeline. */
export function StepControl({ steps: { times, shown, isChosen, show } }: { readonly steps: TimeSteps }) {
  const t = useTranslate();
  const locale = useLocale();
  const index = shown === null ? -1 : times.indexOf(shown);
  return (
    <fieldset className={classes.control} aria-label={t('panel.timeline.steps.label')}>
      <StepButton
        label={t('panel.timeline.steps.earlier')}
        icon={IconChevronLeft}
        isOff={index <= 0}
        onClick={() => show(times[index - 1] ?? null)}
      />
      <span className={classes.shown}>
        {shown !== null && <span className={classes.sign} aria-hidden />}
        <span role="status">
          {shown === null ? t('panel.timeline.steps.noneYet') : toDayText(shown, locale)}
        </span>
      </span>
      <StepButton
        label={t('panel.timeline.steps.later')}
        icon={IconChevronRight}
        isOff={index === times.length - 1}
        onClick={() => show(times[index + 1] ?? null)}
      />
      <StepButton
        label={t('panel.timeline.steps.follow')}
        icon={IconTimeline}
        isOff={!isChosen}
        onClick={() => show(null)}
      />
    </fieldset>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: typeof IconTimeline;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** At an end it only looks disabled: disabled, it would lose the focus of who came there by it. */
function StepButton({ label, icon: Glyph, isOff, onClick }: StepButtonProps) {
  return (
    <Hint label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={label}
        aria-disabled={isOff}
        {...(isOff && { 'data-disabled': true })}
        onClick={() => {
          if (!isOff) onClick();
        }}
      >
        <Glyph size={17} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
