import type { Phrases, Share } from './phrases.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const counted = ({ name, count }: Omit<Share, 'percent'>) => `«${name}» (${count})`;
const share = ({ name, count, percent }: Share) => `«${name}» (${count}, ${percent})`;
// The names of geometries are words of the language.
const ofGeometry = ({ name, count, percent }: Share) => `${name} (${count}, ${percent})`;

export const PHRASES_ES: Phrases = {
  titles: {
    overview: 'Resumen',
    people: 'Qué y quién',
    time: 'Cuándo',
    places: 'Dónde',
    measures: 'Mediciones',
    answers: 'Datos recogidos',
  },
  geometries: {
    Point: 'puntos',
    LineString: 'líneas',
    Polygon: 'áreas',
    MultiPolygon: 'áreas de varias partes',
  },
  yes: 'sí',
  no: 'no',
  total: (count, isOne, layer) =>
    `«${layer}» tiene ${count} ${isOne ? 'elemento' : 'elementos'} en el periodo elegido.`,
  range: (from, until) => `El primero se observó el ${from}; el último, el ${until}.`,
  previous: (count, isMore) =>
    isMore === null
      ? `Hubo los mismos en el mismo tiempo anterior: ${count}.`
      : `Son ${isMore ? 'más' : 'menos'} que en el mismo tiempo anterior, que tuvo ${count}.`,
  photographs: (count, percent) => `${count} de ellos tienen fotografías (${percent}).`,
  unpictured: (count, _isOne, percent) => `Hay ${count} (${percent}).`,
  mostPictured: (name, photographs) => `El más fotografiado es «${name}», con ${photographs}.`,
  noted: (count, isOne, percent, notes) =>
    `${count} de ellos ${isOne ? 'tiene' : 'tienen'} notas (${percent}), ${notes} en total.`,
  mostNotes: (name, notes) => `El más comentado es «${name}», con ${notes}.`,
  templates: (shares) => `Por plantilla: ${list.format(shares.map(share))}.`,
  geometryTypes: (shares) => `Por geometría: ${list.format(shares.map(ofGeometry))}.`,
  projects: (shares) => `Por proyecto: ${list.format(shares.map(share))}.`,
  members: (shares) => `Por autor: ${list.format(shares.map(share))}.`,
  namedBefore: (name, before, count, isMore) =>
    isMore === null
      ? `«${name}» tiene ${count}, y tuvo ${before} en el mismo tiempo anterior.`
      : `Los elementos de «${name}» ${isMore ? 'subieron' : 'bajaron'} de ${before} en el mismo tiempo anterior a ${count}.`,
  busiestDay: (day, count) => `El día con más fue el ${day}, con ${count}.`,
  busiestHour: (hours, count) => `La mayor parte se observó entre ${hours}: ${count}.`,
  gap: (duration, from, until) =>
    `El tiempo más largo sin ninguno fue de ${duration}, del ${from} al ${until}.`,
  cell: (place, count, percent) => `La mayor parte está alrededor de ${place}: ${count} (${percent}).`,
  areas: (sum, count) =>
    `Los ${count} con área cubren ${sum} en total; donde se solapan, cuenta para cada uno.`,
  largest: (name, area) => `El mayor es «${name}», con ${area}.`,
  lengths: (sum, count) => `Los ${count} con longitud miden ${sum} en total.`,
  longest: (name, length) => `El más largo es «${name}», con ${length}.`,
  numbers: (field, count, least, greatest, mean, median, lower, upper) =>
    `«${field}» tiene ${count} valores de ${least} a ${greatest}; su media es ${mean}, su mediana ${median}, y sus cuartiles ${lower} y ${upper}.`,
  texts: (field, count) => `«${field}» tiene ${count}.`,
  unanswered: (field, count, percent) => `«${field}»: ${count} (${percent}).`,
  meanBefore: (field, before, mean, isMore) =>
    isMore === null
      ? `La media de «${field}» es ${mean}, y fue ${before} en el mismo tiempo anterior.`
      : `La media de «${field}» ${isMore ? 'subió' : 'bajó'} de ${before} en el mismo tiempo anterior a ${mean}.`,
  outliers: (field, count, isOne) =>
    `«${field}» tiene ${count} ${isOne ? 'valor atípico' : 'valores atípicos'}.`,
  fenceEntries: (fences) => `Entradas en geocercas: ${list.format(fences.map(counted))}.`,
  fenceTimes: (fences) => `Estancias dentro de geocercas: ${list.format(fences.map(counted))}.`,
  answers: (field, shares) => `«${field}»: ${list.format(shares.map(counted))}.`,
};
