import { Button, NumberInput, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import type { ImportState } from '../items/import-state.ts';
import { changeImports } from '../items/import-store.ts';
import {
  findPlacements,
  listTimedTracks,
  listWaiting,
  type Placement,
  parseClockOffset,
  placePhotos,
  toMoment,
} from './photo-placing.ts';
import classes from './place-photos-dialog.module.css';

const MINUTE_MS = 60_000;
const DEFAULT_GAP_MINUTES = 5;
const MAX_GAP_MINUTES = 1_440;

interface PlacePhotosDialogProps {
  readonly state: ImportState;
  readonly onClose: () => void;
}

/** Places photographs by the time they were taken; says how many beforehand. */
export function PlacePhotosDialog({ state, onClose }: PlacePhotosDialogProps) {
  const t = useTranslate();
  const [offset, setOffset] = useState('+00:00:00');
  const [gap, setGap] = useState(DEFAULT_GAP_MINUTES);
  const offsetMs = parseClockOffset(offset);
  const placements = useMemo(
    () => (offsetMs === null ? [] : findPlacements(state, { offsetMs, maxGapMs: gap * MINUTE_MS })),
    [state, offsetMs, gap],
  );
  return (
    <Dialog onClose={onClose} title={t('photoPlacing.title')} size={460}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          changeImports((current) => placePhotos(current, placements));
          onClose();
        }}
      >
        <TextInput
          label={t('photoPlacing.offset')}
          description={t('photoPlacing.offsetHint')}
          error={offsetMs === null ? t('photoPlacing.offsetFault') : null}
          value={offset}
          maxLength={12}
          onChange={(event) => setOffset(event.currentTarget.value)}
          data-autofocus
        />
        <NumberInput
          label={t('photoPlacing.gap')}
          value={gap}
          min={1}
          max={MAX_GAP_MINUTES}
          allowDecimal={false}
          clampBehavior="strict"
          onChange={(value) => setGap(typeof value === 'number' ? value : DEFAULT_GAP_MINUTES)}
        />
        <Times state={state} offsetMs={offsetMs ?? 0} />
        <Preview total={listWaiting(state).length} placements={placements} />
        <FormFooter>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={placements.length === 0}>
            {t('photoPlacing.place', { count: placements.length })}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

function toRange(times: Iterable<number>): { from: number; to: number } | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const time of times) {
    from = Math.min(from, time);
    to = Math.max(to, time);
  }
  return from <= to ? { from, to } : null;
}

/** The times of the photographs above those of the tracks, so that a wrong clock shows. */
function Times({ state, offsetMs }: { readonly state: ImportState; readonly offsetMs: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const waiting = listWaiting(state).map((file) => file.waiting);
  const tracks = useMemo(
    () => toRange(listTimedTracks(state).flatMap(({ times }) => times.filter((time) => time !== null))),
    [state],
  );
  const photos = toRange(waiting.map((photo) => toMoment(photo) + offsetMs));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const say = (range: { from: number; to: number } | null) =>
    range === null ? '' : format.formatRange(range.from, range.to);
  const zoneless = waiting.filter(({ isZoneKnown }) => !isZoneKnown).length;
  return (
    <>
      <dl className={classes.times}>
        <dt>{t('photoPlacing.taken')}</dt>
        <dd>{say(photos)}</dd>
        <dt>{t('photoPlacing.tracks')}</dt>
        <dd>{say(tracks)}</dd>
      </dl>
      {zoneless > 0 && (
        <p className={classes.note}>
          {t('photoPlacing.zone', {
            count: zoneless,
            zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          })}
        </p>
      )}
    </>
  );
}

function Preview({
  total,
  placements,
}: {
  readonly total: number;
  readonly placements: readonly Placement[];
}) {
  const t = useTranslate();
  const locale = useLocale();
  const farthest = Math.max(0, ...placements.map(({ gapMs }) => gapMs));
  return (
    <p className={classes.preview} role="status" data-some={placements.length > 0}>
      <strong>{t('photoPlacing.preview', { placed: placements.length, total })}</strong>{' '}
      {placements.length === 0
        ? t('photoPlacing.none')
        : t('photoPlacing.nearest', { seconds: toNumberText(Math.ceil(farthest / 1_000), locale) })}
    </p>
  );
}
