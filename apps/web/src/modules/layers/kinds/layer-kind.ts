import type { Icon } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import type {
  ImageryAccess,
  Layer,
  LayerKind,
  LayerKindName,
  TimelineBars,
  TimelineRange,
} from '@waypost/contract';
import type { RadarSceneLayer, RasterSceneLayer, SceneLayer } from '@waypost/map-engine';
import type { ComponentType } from 'react';
import type { MessageKey } from '../../../i18n/i18n.ts';
import type { LayerRange } from '../api.ts';

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
  /** The end of the times that the timeline selects, in ms since 1970; null: the present. */
  readonly until: number | null;
  /** The day of which the address asks for pictures, `2026-05-31`; null: none. */
  readonly day: string | null;
}

/** The days that a picture shows, as `2026-05-31`, the last one included. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/** What has to be loaded before a layer can be drawn. */
export interface PictureQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>;
  readonly staleTime: number;
  /** Absent: it is loaded again when something changed it. */
  readonly refetchInterval?: number;
}

/** When the pictures of a layer were measured, in ms since 1970: times that one steps through. */
export interface PictureSteps {
  /** All of them, the oldest first. @param loaded what the query found. */
  readonly list: (loaded: unknown) => readonly number[];
  /** That of what is drawn; null: nothing. @param layer with what this person looks at. */
  readonly findShown: (layer: Layer, loaded: unknown, until: number | null) => number | null;
  /** Whether this person chose one, whatever the timeline selects. @param layer as above. */
  readonly isChosen: (layer: Layer) => boolean;
  /** What one looks at (`setDraftData`) to see what was measured last at a time. */
  readonly toChoice: (time: number) => object;
}

/** A layer that is drawn as pictures. */
export interface LayerPictures {
  readonly toQuery: (layer: Layer) => PictureQuery;
  /** @param loaded what the query found. @returns null if there is nothing to draw. */
  readonly toScene: (layer: Layer, loaded: unknown, viewer: PictureViewer) => RasterSceneLayer | null;
  /** The pictures of a place that an address can ask for by day, the oldest first; absent: it shows one. */
  readonly listSpans?: (
    layer: Layer,
    loaded: unknown,
    place: readonly [lng: number, lat: number],
  ) => DaySpan[];
  /** The times that one steps through on the timeline; absent: none. */
  readonly steps?: PictureSteps;
}

/** Loads when what a layer draws was seen. */
export interface LayerTimelineQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TimelineBars>;
}

/** A layer that changes while it is looked at, and is loaded as a whole. */
export interface LiveDrawing {
  readonly toQuery: (layer: Layer, range: LayerRange) => PictureQuery;
  /** @param loaded what the query found. @returns null if there is nothing to draw. */
  readonly toScene: (layer: Layer, loaded: unknown) => RadarSceneLayer | null;
}

/** What the legend of a layer receives. */
export interface LegendProps {
  readonly layer: Layer;
  /** Whether it has little room at first. */
  readonly startsFolded: boolean;
}

/** What the part of the form of a new layer receives that its kind has instead of a button. */
export interface LayerMakerProps {
  readonly organizationId: number;
  readonly area: Layer['geometry'];
  /** Where the area is from, in words; null if it is not known. */
  readonly areaName: string | null;
  readonly isBusy: boolean;
  /**
   * Makes the layer, once the rest of the form is filled in.
   * @param payload what is sent beside its name. @param onMade what follows once it is there.
   */
  readonly onMake: (payload: object, onMade?: (layer: Layer) => void) => void;
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
  /** Whether a new one takes the projects whose features it shows; absent: it does not. */
  readonly takesProjects?: true;
  /** What to say while a new one has no area; absent: what that means for features. */
  readonly areaHint?: MessageKey;
  /** What to say if a new one was not created; absent: what any kind says. */
  readonly createFailed?: MessageKey;
  /** Chooses what is sent for a new one, and sends it; absent: a button sends `toPayload`. */
  readonly Maker?: ComponentType<LayerMakerProps>;
  /** The words for a status other than 0; absent: those for any kind. */
  readonly toStatus?: (status: number) => MessageKey;
  /** Whether there is something to draw of a layer that is not done; absent: there never is. */
  readonly isSeenEarly?: (layer: Layer) => boolean;
  /** The day that its pictures show, `2026-05-31`, null if it is not known; absent: they show no day. */
  readonly toDay?: (layer: Layer) => string | null;
  /** How much clouds cover of its pictures, 0 to 1, null if it is not known; absent: nobody says. */
  readonly toCloudCover?: (layer: Layer) => number | null;
  /** Whether somebody can name that day. */
  readonly takesDay?: true;
  /** What is sent for a new one, beside its name. @param projectIds none where it takes none. */
  readonly toPayload: (area: Layer['geometry'], projectIds: readonly number[]) => object;
  /** The satellite imagery that a member has to have access to; absent: none. */
  readonly needs?: readonly (keyof Omit<ImageryAccess, 'provider'>)[];
  /** The pictures that it draws; absent: none. */
  readonly imagery?: LayerPictures;
  /** What it draws of the present and of a range; absent: nothing. */
  readonly live?: LiveDrawing;
  /** What it shows on the map beside what it draws, while it is drawn; absent: nothing. */
  readonly OnMap?: ComponentType<{ readonly layer: Layer }>;
  /** What its colours mean, over the map while it is drawn: a `LegendCard`; absent: nothing to say. */
  readonly Legend?: ComponentType<LegendProps>;
  /** What it draws of features; absent: nothing. */
  readonly toScene?: (layer: Layer, tiles: LayerTiles) => SceneLayer;
  /** Whether what it draws has times, which the timeline counts. */
  readonly hasTimes?: boolean;
  /** What the timeline counts; absent: the features that it draws. Of those with times or steps. */
  readonly toTimeline?: (layer: Layer, range: TimelineRange) => LayerTimelineQuery;
  /** The projects whose features it draws; absent: of any. */
  readonly listProjects?: (layer: Layer) => readonly number[];
  /** What its page shows in Data; absent: that there is nothing. */
  readonly DataTab?: ComponentType<LayerTabProps>;
  /** Whether reports can be written of it: its page has a tab for them. */
  readonly hasReports?: boolean;
  /** What its page shows in Filter; absent: that there is none. */
  readonly FilterTab?: ComponentType<LayerTabProps>;
}
