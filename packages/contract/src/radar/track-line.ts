import { z } from 'zod';

/**
 * The line of a track is checked in one pass and returned as it is: a page has ten thousand places, and a schema for
 * each number would take as long as reading them from the database.
 */

const isPlace = (place: unknown): boolean =>
  Array.isArray(place) && place.length === 2 && Number.isFinite(place[0]) && Number.isFinite(place[1]);

const isLine = (value: unknown): boolean => Array.isArray(value) && value.length >= 2 && value.every(isPlace);

/** Two places or more, each a longitude and a latitude. */
export const trackPlaces = z
  .custom<[number, number][]>(isLine, 'A line is two places or more, each a longitude and a latitude.')
  .meta({
    type: 'array',
    minItems: 2,
    items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
  });

const areTimes = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isSafeInteger);

/** Milliseconds since 1970. */
export const trackTimes = z
  .custom<number[]>(areTimes, 'Times are whole milliseconds since 1970.')
  .meta({ type: 'array', items: { type: 'integer' } });
