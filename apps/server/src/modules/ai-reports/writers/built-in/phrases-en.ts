import type { Phrases, Share } from './phrases.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const counted = ({ name, count }: Omit<Share, 'percent'>) => `“${name}” (${count})`;
const share = ({ name, count, percent }: Share) => `“${name}” (${count}, ${percent})`;
// The names of geometries are words of the language.
const ofGeometry = ({ name, count, percent }: Share) => `${name} (${count}, ${percent})`;

export const PHRASES_EN: Phrases = {
  titles: {
    overview: 'Overview',
    people: 'What and who',
    time: 'When',
    places: 'Where',
    measures: 'Measurements',
    answers: 'Collected data',
  },
  geometries: {
    Point: 'points',
    LineString: 'lines',
    Polygon: 'areas',
    MultiPolygon: 'areas with several parts',
  },
  yes: 'yes',
  no: 'no',
  total: (count, isOne, layer) =>
    `“${layer}” has ${count} ${isOne ? 'feature' : 'features'} in the chosen range.`,
  range: (from, until) => `The first was observed on ${from}, the last on ${until}.`,
  previous: (count, isMore) =>
    isMore === null
      ? `There were as many in the same time before: ${count}.`
      : `That is ${isMore ? 'more' : 'fewer'} than in the same time before, which had ${count}.`,
  photographs: (count, percent) => `${count} of them have photographs (${percent}).`,
  unpictured: (count, isOne, percent) => `There ${isOne ? 'is' : 'are'} ${count} (${percent}).`,
  mostPictured: (name, photographs) => `The most photographed is “${name}”, with ${photographs}.`,
  noted: (count, isOne, percent, notes) =>
    `${count} of them ${isOne ? 'has' : 'have'} notes (${percent}), ${notes} in all.`,
  mostNotes: (name, notes) => `The most discussed is “${name}”, with ${notes}.`,
  templates: (shares) => `By template: ${list.format(shares.map(share))}.`,
  geometryTypes: (shares) => `By geometry: ${list.format(shares.map(ofGeometry))}.`,
  projects: (shares) => `By project: ${list.format(shares.map(share))}.`,
  members: (shares) => `By author: ${list.format(shares.map(share))}.`,
  namedBefore: (name, before, count, isMore) =>
    isMore === null
      ? `“${name}” has ${count}, and had ${before} in the same time before.`
      : `Features of “${name}” ${isMore ? 'rose' : 'fell'} from ${before} in the same time before to ${count}.`,
  busiestDay: (day, count) => `The day with the most was ${day}, with ${count}.`,
  busiestHour: (hours, count) => `Most were observed between ${hours}: ${count}.`,
  gap: (duration, from, until) => `The longest time without any was ${duration}, from ${from} to ${until}.`,
  cell: (place, count, percent) => `Most lie around ${place}: ${count} (${percent}).`,
  areas: (sum, count) =>
    `The ${count} with an area cover ${sum} in all; where they overlap, it counts for each.`,
  largest: (name, area) => `The largest is “${name}” with ${area}.`,
  lengths: (sum, count) => `The ${count} with a length measure ${sum} in all.`,
  longest: (name, length) => `The longest is “${name}” with ${length}.`,
  numbers: (field, count, least, greatest, mean, median, lower, upper) =>
    `“${field}” has ${count} values from ${least} to ${greatest}; their mean is ${mean}, their median ${median}, their quartiles ${lower} and ${upper}.`,
  texts: (field, count) => `“${field}” has ${count}.`,
  unanswered: (field, count, percent) => `“${field}”: ${count} (${percent}).`,
  meanBefore: (field, before, mean, isMore) =>
    isMore === null
      ? `The mean of “${field}” is ${mean}, and was ${before} in the same time before.`
      : `The mean of “${field}” ${isMore ? 'rose' : 'fell'} from ${before} in the same time before to ${mean}.`,
  outliers: (field, count, isOne) => `“${field}” has ${count} ${isOne ? 'outlier' : 'outliers'}.`,
  fenceEntries: (fences) => `Geofences were entered: ${list.format(fences.map(counted))}.`,
  fenceTimes: (fences) => `Stays inside geofences lasted: ${list.format(fences.map(counted))}.`,
  answers: (field, shares) => `“${field}”: ${list.format(shares.map(counted))}.`,
};
