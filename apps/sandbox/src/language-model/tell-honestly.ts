import type { QuotedFact, QuotedTask, Said } from './quoted-facts.ts';

type Tell = (fact: QuotedFact, first: (of: keyof QuotedFact['written']) => string) => string | null;
type Sections = Readonly<Record<string, { readonly section: string; readonly en: Tell; readonly es: Tell }>>;

const named = (section: string, en: Tell, es: Tell) => ({ section, en, es });
const fromGroup = named(
  'people',
  ({ label }, first) => `${first('count')} of them are from “${label}”.`,
  ({ label }, first) => `${first('count')} son de «${label}».`,
);

const SENTENCES: Sections = {
  total: named(
    'overview',
    (_fact, first) => `There are ${first('count')} features.`,
    (_fact, first) => `Hay ${first('count')} elementos.`,
  ),
  previous: named(
    'overview',
    (_fact, first) => `The same time before had ${first('count')}.`,
    (_fact, first) => `El mismo tiempo anterior tuvo ${first('count')}.`,
  ),
  photographs: named(
    'overview',
    (_fact, first) => `${first('count')} have photographs.`,
    (_fact, first) => `${first('count')} tienen fotografías.`,
  ),
  template: fromGroup,
  member: fromGroup,
  project: { ...fromGroup, section: 'places' },
  busiest_day: named(
    'time',
    (_fact, first) => `The day with the most was ${first('time')}, with ${first('count')}.`,
    (_fact, first) => `El día con más fue el ${first('time')}, con ${first('count')}.`,
  ),
  longest_gap: named(
    'time',
    (_fact, first) => `The longest time without any was ${first('measure')}.`,
    (_fact, first) => `El tiempo más largo sin ninguno fue de ${first('measure')}.`,
  ),
  densest_cell: named(
    'places',
    (_fact, first) => `Most are around ${first('place')}: ${first('count')}.`,
    (_fact, first) => `La mayor parte está alrededor de ${first('place')}: ${first('count')}.`,
  ),
  area_sum: named(
    'measures',
    (_fact, first) => `Together they cover ${first('measure')}.`,
    (_fact, first) => `Cubren ${first('measure')} en total.`,
  ),
  number_mean: named(
    'measures',
    ({ label }, first) => `The mean of “${label}” is ${first('count')}.`,
    ({ label }, first) => `La media de «${label}» es ${first('count')}.`,
  ),
  answer: named(
    'answers',
    ({ label, detail }, first) => `“${label}”: “${detail}” (${first('count')}).`,
    ({ label, detail }, first) => `«${label}»: «${detail}» (${first('count')}).`,
  ),
};

/** Tells each fact as it may be written, and nothing else. */
export function tellHonestly({ language, facts }: QuotedTask): Said[] {
  const bySection = new Map<string, { text: string; facts: string[] }[]>();
  for (const fact of facts) {
    const told = SENTENCES[fact.kind];
    const text = told?.[language](fact, (of) => fact.written[of]?.[0] ?? '') ?? null;
    if (told === undefined || text === null) continue;
    bySection.set(told.section, [...(bySection.get(told.section) ?? []), { text, facts: [fact.id] }]);
  }
  return [...bySection].map(([kind, sentences]) => ({ kind, sentences }));
}
