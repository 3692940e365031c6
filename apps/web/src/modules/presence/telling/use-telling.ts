import { PRESENCE_REPEAT_MS, type PresenceState, type Topic } from '@waypost/contract';
import { useEffect } from 'react';
import { publish, useConnectionState } from '../../../data/realtime/realtime.ts';
import { pointerPosition } from '../../../map/controls/pointer-position.ts';
import { mapSession, mapWhereabouts } from '../../../map/session/map-session.ts';
import type { ShownPresence } from '../../../ui/theme/preferences.ts';
import { isFast, type PointerSample } from './is-fast.ts';

/** Four times a second: the server takes five. */
const PAUSE_MS = 250;
/** A pointer that moved fast is told when it has been slow for so long. */
const SETTLE_MS = 300;

/** Tells colleagues that this page shows a project, and where one points, as far as one shows it. */
export function useTelling(projectId: number, shown: ShownPresence): void {
  const isLive = useConnectionState() === 'live';
  useEffect(() => {
    if (!isLive || shown === 'off') return;
    return tell(`project:${projectId}`, shown === 'all');
  }, [projectId, shown, isLive]);
}

/** The feature of the open page, and whether it is being changed there. */
function readSelection(): Pick<PresenceState, 'selection' | 'editing'> {
  const { selectedCode, redrawnCode } = mapSession.get();
  return { selection: selectedCode ?? redrawnCode, editing: redrawnCode };
}

/** @returns ends it, and says so. */
function tell(topic: Topic, withPointer: boolean): () => void {
  let sentAt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const watched = withPointer ? watchPointer(() => later()) : null;
  const send = () => {
    timer = null;
    sentAt = Date.now();
    const payload: PresenceState = {
      pointer: watched?.read() ?? null,
      ...(withPointer ? readSelection() : { selection: null, editing: null }),
    };
    publish({ action: 'pub', id: 'presence', topic, type: 'presence.next', payload });
  };
  const later = () => {
    timer ??= setTimeout(send, Math.max(0, sentAt + PAUSE_MS - Date.now()));
  };
  send();
  const repeating = setInterval(later, PRESENCE_REPEAT_MS);
  let told = readSelection();
  const stopSelection = mapSession.subscribe(() => {
    const next = readSelection();
    if (next.selection === told.selection && next.editing === told.editing) return;
    told = next;
    later();
  });
  return () => {
    if (timer !== null) clearTimeout(timer);
    clearInterval(repeating);
    stopSelection();
    watched?.stop();
    publish({ action: 'pub', id: 'presence', topic, type: 'presence.close' });
  };
}

/** Follows the pointer on the map. It counts as nowhere while it moves fast, and after the map moved under it. */
function watchPointer(onChange: () => void) {
  let last: PointerSample | null = null;
  let quietFrom = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const stopPointer = pointerPosition.subscribe(() => {
    const { lngLat, isOver } = pointerPosition.get();
    const next = lngLat === null || !isOver ? null : { lngLat, at: Date.now() };
    const zoom = mapWhereabouts.get().view?.zoom ?? 0;
    if (next !== null && last !== null && isFast(last, next, zoom)) {
      quietFrom = next.at + SETTLE_MS;
      clearTimeout(settling);
      settling = setTimeout(onChange, SETTLE_MS);
    }
    last = next;
    onChange();
  });
  let { view } = mapWhereabouts.get();
  const stopView = mapWhereabouts.subscribe(() => {
    if (mapWhereabouts.get().view === view) return;
    view = mapWhereabouts.get().view;
    last = null;
    onChange();
  });
  const onVisibility = () => onChange();
  document.addEventListener('visibilitychange', onVisibility);
  return {
    read: (): PresenceState['pointer'] => {
      if (last === null || Date.now() < quietFrom || document.hidden) return null;
      return { lone6: toE6(wrap(last.lngLat[0])), late6: toE6(last.lngLat[1]) };
    },
    stop: () => {
      clearTimeout(settling);
      stopPointer();
      stopView();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

const toE6 = (degrees: number) => Math.round(degrees * 1e6);
/** Longitudes of another copy of the world, between -180 and 180. */
const wrap = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;
