import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { Layer } from '@waypost/contract';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../data/create-store.ts';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { listChosen, setShown, shownLayers } from './shown-layers.ts';
import { fromShownParam, toShownParam } from './shown-param.ts';

const PARAMS = { bottom: 'layers', top: 'layers_top' } as const;

/** Keeps the layers that are on and one parameter of the address in step; a link says what is on. */
function useSideInAddress(organizationId: number, layers: readonly Layer[], side: MapSide, isUsed: boolean) {
  const navigate = useNavigate();
  const name = PARAMS[side];
  const param = useSearch({ strict: false, select: (search) => search[name] });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const on = useStore(shownLayers, (shown) => (shown.organizationId === organizationId ? shown[side] : null));
  /** The parameter as last seen or written here: another one comes from a link, or from Back. */
  const known = useRef<readonly (string | undefined)[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have lost what was just written
  useEffect(() => {
    const put = (text: string | undefined) => {
      known.current = [param, text];
      if (text !== param)
        void navigate({
          to: '.',
          search: (all) => ({ ...all, [name]: text }),
          replace: true,
          resetScroll: false,
        });
    };
    if (!isUsed) return put(undefined);
    const isNews = on === null || !known.current.includes(param);
    const asked = isNews ? fromShownParam(param, organizationId, layers) : null;
    if (asked !== null || on === null) {
      known.current = [param];
      setShown(organizationId, side, asked ?? listChosen(layers, side));
      return;
    }
    const named = layers.filter(({ code }) => on.has(code)).map(({ code }) => code);
    put(layers.length === 0 ? undefined : toShownParam(organizationId, named));
  }, [organizationId, layers, side, isUsed, name, param, path, on, navigate]);
}

/** Keeps the layers on both maps and the address in step. @param layers those of the organization. */
export function useShownInAddress(organizationId: number, layers: readonly Layer[]): void {
  const isComparing = useSearch({ strict: false, select: ({ compare }) => compare !== undefined });
  useSideInAddress(organizationId, layers, 'bottom', true);
  useSideInAddress(organizationId, layers, 'top', isComparing);
}
