import type { TileSource } from '@waypost/contract';
import type { MessageKey } from '../../../../i18n/i18n.ts';

/** What is entered of a source of tiles. */
export interface SourceDraft {
  readonly address: string;
  readonly wmtsLayer: string | null;
  readonly attribution: string;
  /** Null: what the server has. */
  readonly minZoom: number | null;
  readonly maxZoom: number | null;
}

export const EMPTY_SOURCE: SourceDraft = {
  address: '',
  wmtsLayer: null,
  attribution: '',
  minZoom: null,
  maxZoom: null,
};

/** Whether an address is a template; any other is that of a WMTS, whose layers have to be found. */
export const isTemplate = (address: string): boolean =>
  ['{z}', '{x}'].every((part) => address.toLowerCase().includes(part)) && /\{-?y\}/i.test(address);

/** What is wrong with a field; null: nothing. */
export interface SourceFaults {
  readonly address: MessageKey | null;
  readonly wmtsLayer: MessageKey | null;
  readonly maxZoom: MessageKey | null;
}

/** @param isKept whether an empty address stays as it is. */
export function findSourceFaults(
  { address, wmtsLayer, minZoom, maxZoom }: SourceDraft,
  isKept: boolean,
): SourceFaults {
  const isEmpty = address.trim() === '';
  return {
    address: isEmpty && !isKept ? 'tileSources.addressRequired' : null,
    wmtsLayer:
      !isEmpty && !isTemplate(address) && wmtsLayer === null ? 'tileSources.wmtsLayerRequired' : null,
    maxZoom: minZoom !== null && maxZoom !== null && maxZoom < minZoom ? 'tileSources.zoomOrder' : null,
  };
}

/** What somebody changes of a draft, as it is then: an answer that took its time may find another one. */
export type DraftChange = (now: SourceDraft) => SourceDraft;

/** What is sent of a draft. An empty address is left out. */
export function toSourceData({ address, wmtsLayer, attribution, minZoom, maxZoom }: SourceDraft) {
  const entered = address.trim();
  return {
    ...(entered !== '' && { address: entered }),
    wmts_layer: entered === '' || isTemplate(entered) ? null : wmtsLayer,
    attribution: attribution.trim(),
    ...(minZoom !== null && { min_zoom: minZoom }),
    ...(maxZoom !== null && { max_zoom: maxZoom }),
  };
}

/** What is sent of a draft that changes a source. With another address, zooms that nobody touched are those that it has. */
export function toSourceChange(draft: SourceDraft, source: Pick<TileSource, 'min_zoom' | 'max_zoom'>) {
  const { minZoom, maxZoom } = draft;
  const isTouched = minZoom !== source.min_zoom || maxZoom !== source.max_zoom;
  const isSame = draft.address.trim() === '';
  return toSourceData(isSame || isTouched ? draft : { ...draft, minZoom: null, maxZoom: null });
}
