import { Button, FileButton, Progress } from '@mantine/core';
import { type Device, MAX_PAST_FILE_POSITIONS, type PastPosition } from '@waypost/contract';
import { useEffect, useRef, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { loadTrackReader } from '../../imports/index.ts';
import { loadPast, type PastLoaded } from '../past/load-past.ts';
import { toPast } from '../past/to-past.ts';
import classes from './device-section.module.css';

const ACCEPT = '.gpx,.fit,.tcx,.kml,.kmz';

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'loading'; readonly part: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly loaded: PastLoaded };

/** Loads the tracks of a file as the past of a device. */
export function PastDialog({ device, onClose }: { readonly device: Device; readonly onClose: () => void }) {
  const t = useTranslate();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const aborting = useRef(new AbortController());
  useEffect(() => () => aborting.current.abort(), []);
  const read = async (file: File): Promise<readonly PastPosition[] | string> => {
    const { readTracks } = await loadTrackReader();
    const answer = await readTracks(t, file, aborting.current.signal);
    if (!answer.ok) return answer.reason;
    const past = toPast(answer.tracks);
    if (past.length === 0) return t('devices.pastNoTimes');
    if (past.length > MAX_PAST_FILE_POSITIONS)
      return t('devices.pastTooMany', { count: past.length, max: MAX_PAST_FILE_POSITIONS });
    return past;
  };
  const load = async (file: File | null) => {
    if (file === null) return;
    setState({ kind: 'loading', part: 0 });
    try {
      const past = await read(file);
      if (typeof past === 'string') return setState({ kind: 'failed', reason: past });
      const tell = (part: number) => setState({ kind: 'loading', part });
      const loaded = await loadPast(device, past, tell, aborting.current.signal);
      setState({ kind: 'loaded', loaded });
    } catch (error) {
      if (!aborting.current.signal.aborted) setState({ kind: 'failed', reason: toErrorText(t, error) });
    }
  };
  return (
    <Dialog onClose={onClose} title={t('devices.pastTitle', { name: device.name })}>
      <div className={classes.form}>
        <p className={classes.hint}>{t('devices.pastHint', { max: MAX_PAST_FILE_POSITIONS })}</p>
        <Outcome state={state} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('devices.pastClose')}
          </Button>
          <FileButton accept={ACCEPT} onChange={(file) => void load(file)} key={state.kind}>
            {(props) => (
              <Button {...props} loading={state.kind === 'loading'}>
                {t('devices.pastChoose')}
              </Button>
            )}
          </FileButton>
        </div>
      </div>
    </Dialog>
  );
}

function Outcome({ state }: { readonly state: State }) {
  const t = useTranslate();
  if (state.kind === 'failed') return <p role="alert">{state.reason}</p>;
  if (state.kind === 'loading')
    return <Progress value={100 * state.part} aria-label={t('devices.pastLoading')} />;
  if (state.kind === 'loaded') return <p role="status">{t('devices.pastLoaded', { ...state.loaded })}</p>;
  return null;
}
