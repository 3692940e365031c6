import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CurrentView } from '@waypost/map-engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findEngine, fitMap, showView } from '../engine/engine-holder.ts';
import { toInitialView } from './initial-view.ts';
// Reads the address before a view is written to it.
import './start-feature.ts';
import {
  isSameView,
  parseBoxParams,
  parseViewParams,
  readRememberedOwner,
  rememberView,
  toViewParams,
  type ViewOwner,
  type ViewParams,
} from './view-params.ts';

const WRITE_DELAY_MS = 250;
const NO_BOX = { south: undefined, north: undefined, east: undefined, west: undefined };
const warn = (message: string) => console.warn(message);

/** Keeps the view and the address in sync, and stores the view for the next visit. */
export function useViewUrl({ organization, project }: ViewOwner) {
  const { center_lat, center_lng, zoom, south, north, east, west } = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = useMemo<ViewParams>(
    () => ({ center_lat, center_lng, zoom }),
    [center_lat, center_lng, zoom],
  );
  /** The view this hook wrote to the address: only a different one is a request to move. */
  const written = useRef<ViewParams>(params);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [initial] = useState(() => toInitialView(params));
  /** The last visit, and whether it left its view in the address: then the address says nothing of another page. */
  const [last] = useState(() => {
    const owner = readRememberedOwner();
    return { ...owner, isOfUrl: isSameView(owner, params) };
  });
  // A link may contain a box instead of a view; the resulting view replaces it in the address.
  const box = useMemo(() => {
    const asked = parseBoxParams({ south, north, east, west }, warn);
    return center_lat === undefined ? asked : null;
  }, [south, north, east, west, center_lat]);
  const [hadBox] = useState(box !== null);
  useEffect(() => {
    if (box !== null) fitMap(box, { duration: 0 });
  }, [box]);

  useEffect(() => {
    if (isSameView(params, written.current)) return;
    written.current = params;
    const view = parseViewParams(params, warn);
    // Without a view in the address, the map stays where it is.
    if (view !== null) showView(view);
  }, [params]);

  const write = useCallback(
    (view: CurrentView) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const next = toViewParams(view);
        rememberView(next, { organization, project });
        if (findEngine() === null || isSameView(next, written.current)) return;
        written.current = next;
        void navigate({ to: '.', search: (all) => ({ ...all, ...NO_BOX, ...next }), replace: true });
      }, WRITE_DELAY_MS);
    },
    [navigate, organization, project],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return { initialView: initial.view, hadUrlView: initial.isOfUrl || hadBox, last, write };
}
