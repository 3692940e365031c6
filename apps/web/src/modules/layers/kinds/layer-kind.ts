import type { Icon } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import type { ImageryAccess, Layer, LayerKind, LayerKindName } from '@waypost/contract';
import type { RasterSceneLayer, SceneLayer } from '@waypost/map-engine';
import type { ComponentType } from 'react';
import type { MessageKey } from '../../../i18n/i18n.ts';

/** What a tab of a layer's page receives. */
export interface LayerTabProps {
  readonly layer: Layer;
  /** Whether this member may change the layer. */
  readonly canChange: boolean;
  /** Opens the tab Filter. */
  readonly openFilter: () => void;
}

/** The tiles of a layer: a template with `{z}`, `{x}`, `{y}`, of one version. */
export interface LayerTiles {
  readonly urlTemplate: string;
}

/** Who looks at the pictures of a layer, and how often they were requested again after a failure. */
export interface PictureViewer {
  readonly memberId: number;
  readonly tries: number;
}

/** What has to be loaded before a layer can be drawn. */
export interface PictureQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>;
  readonly staleTime: number;
}

/** A layer that is drawn as pictures. */
export interface LayerPictures {
  readonly toQuery: (layer: Layer) => PictureQuery;
  /** @param loaded what the query found. @returns null if there is nothing to draw. */
  readonly toScene: (layer: Layer, loaded: unknown, viewer: PictureViewer) => RasterSceneLayer | null;
}

/** What the form of a new layer receives. */
export interface CreateFieldsProps<Draft> {
  readonly value: Draft;
  readonly onChange: (value: Draft) => void;
}

/** How the web shows a kind of layer. The shared code asks these, never for a type. */
export interface WebKind {
  readonly name: LayerKindName;
  /** Its number on the wire. */
  readonly type: LayerKind['type'];
  readonly icon: Icon;
  /** The colour of its icon, as CSS. */
  readonly color: string;
  readonly label: MessageKey;
  readonly hint: MessageKey;
  /** The group of data sources in which it is offered. */
  readonly source: MessageKey;
  /** Whether layers can be put into it. */
  readonly isGroup: boolean;
  /** Whether a new one takes an area of interest. */
  readonly takesArea: boolean;
  /** What is sent for a new one, beside its name. */
  readonly toPayload: (area: Layer['geometry']) => object;
  /** The satellite imagery that a member has to have access to; absent: none. */
  readonly needs?: readonly (keyof Omit<ImageryAccess, 'provider'>)[];
  /** The pictures that it draws; absent: none. */
  readonly imagery?: LayerPictures;
  /** What it draws of features; absent: nothing. */
  readonly toScene?: (layer: Layer, tiles: LayerTiles) => SceneLayer;
  /** Whether what it draws has times, which the timeline counts. */
  readonly hasTimes?: boolean;
  /** The projects whose features it draws; absent: of any. */
  readonly listProjects?: (layer: Layer) => readonly number[];
  /** What its page shows in Data; absent: that there is nothing. */
  readonly DataTab?: ComponentType<LayerTabProps>;
  /** What its page shows in Filter; absent: that there is none. */
  readonly FilterTab?: ComponentType<LayerTabProps>;
}
