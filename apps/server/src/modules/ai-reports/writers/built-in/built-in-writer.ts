import type { Fact, FactKind, GeometryType, ReportSection, ReportSentence } from '@waypost/contract';
import type { ReportWriter, WritingTask } from '../writer.ts';
import { createFormat, type ValueFormat } from './format.ts';
import type { Phrases, Share } from './phrases.ts';
import { PHRASES_EN } from './phrases-en.ts';
import { PHRASES_ES } from './phrases-es.ts';

/** Fewer features are too few to say when and where most of them are. */
const MIN_FOR_MOST = 5;
/** Templates and authors whose trend is written: those that changed most. The table has all. */
const MAX_TRENDS = 3;

/** Facts by kind, and how to write them. */
class Draft {
  readonly phrases: Phrases;
  readonly format: ValueFormat;
  readonly #facts: readonly Fact[];

  constructor({ facts, language, timeZone }: WritingTask) {
    this.phrases = language === 'es' ? PHRASES_ES : PHRASES_EN;
    this.format = createFormat(language, timeZone);
    this.#facts = facts;
  }

  list(kind: FactKind): readonly Fact[] {
    return this.#facts.filter((fact) => fact.kind === kind);
  }

  /** The only fact of its kind, or null. */
  find(kind: FactKind, label?: string): Fact | null {
    return this.list(kind).find((fact) => label === undefined || fact.label === label) ?? null;
  }

  get total(): Fact {
    const total = this.find('total');
    if (total === null) throw new Error('There is no total among the facts.');
    return total;
  }

  toShare({ label, features }: Fact): Share {
    const { number, percent } = this.format;
    return { name: label ?? '', count: number(features), percent: percent(features, this.total.value) };
  }

  /** A sentence of one fact if there is such a fact. */
  tell(kind: FactKind, write: (fact: Fact) => string): ReportSentence[] {
    const fact = this.find(kind);
    return fact === null ? [] : [{ text: write(fact), facts: [fact.id] }];
  }

  /** A sentence of all facts of a kind, if there is more than one or `isToldAlone`. Shares rest on the total, too. */
  tellShares(
    kind: FactKind,
    write: (shares: readonly Share[]) => string,
    isToldAlone = false,
  ): ReportSentence[] {
    const facts = this.list(kind);
    if (facts.length === 0 || (facts.length === 1 && !isToldAlone)) return [];
    const text = write(facts.map((fact) => this.toShare(fact)));
    return [{ text, facts: [...facts.map(({ id }) => id), this.total.id] }];
  }
}

function writeOverview(draft: Draft, { layerName }: WritingTask): ReportSentence[] {
  const { phrases, format, total } = draft;
  const [first, last] = [draft.find('first'), draft.find('last')];
  const isRange = first?.at != null && last?.at != null && first.at !== last.at;
  return [
    { text: phrases.total(format.number(total.value), total.value === 1, layerName), facts: [total.id] },
    ...(isRange && first?.at != null && last?.at != null
      ? [{ text: phrases.range(format.day(first.at), format.day(last.at)), facts: [first.id, last.id] }]
      : []),
    ...draft.list('previous').map(({ id, value }) => {
      const isMore = total.value === value ? null : total.value > value;
      return { text: phrases.previous(format.number(value), isMore), facts: [id, total.id] };
    }),
    ...writePhotographs(draft),
    ...writeNotes(draft),
  ];
}

function writePhotographs(draft: Draft): ReportSentence[] {
  const { phrases, format, total } = draft;
  return [
    ...draft.list('photographs').map((fact) => {
      const { count, percent } = draft.toShare(fact);
      return { text: phrases.photographs(count, percent), facts: [fact.id, total.id] };
    }),
    ...draft.list('unpictured').map((fact) => {
      const count = format.counted(fact.features, 'unpictured');
      const { percent } = draft.toShare(fact);
      return { text: phrases.unpictured(count, fact.features === 1, percent), facts: [fact.id, total.id] };
    }),
    ...draft.tell('most_pictured', ({ label, value }) =>
      phrases.mostPictured(label ?? '', format.counted(value, 'photographs')),
    ),
  ];
}

function writeNotes(draft: Draft): ReportSentence[] {
  const { phrases, format, total } = draft;
  const [noted, notes] = [draft.find('noted'), draft.find('notes')];
  if (noted === null || notes === null) return [];
  const { count, percent } = draft.toShare(noted);
  const all = format.counted(notes.value, 'notes');
  return [
    {
      text: phrases.noted(count, noted.features === 1, percent, all),
      facts: [noted.id, notes.id, total.id],
    },
    ...draft.tell('most_notes', ({ label, value }) =>
      phrases.mostNotes(label ?? '', format.counted(value, 'notes')),
    ),
  ];
}

/** What templates or authors had in the time before, those first that changed most. */
function writeTrends(draft: Draft, kind: FactKind, kindBefore: FactKind): ReportSentence[] {
  const { phrases, format } = draft;
  const pairs = draft.list(kindBefore).flatMap((before) => {
    const now = before.label === null ? null : draft.find(kind, before.label);
    return now === null ? [] : [{ before, now, change: Math.abs(now.value - before.value) }];
  });
  return pairs
    .toSorted((a, b) => b.change - a.change)
    .slice(0, MAX_TRENDS)
    .map(({ before, now, change }) => {
      const [then, count] = [format.number(before.value), format.number(now.value)];
      const isMore = change === 0 ? null : now.value > before.value;
      const text = phrases.namedBefore(now.label ?? '', then, count, isMore);
      return { text, facts: [before.id, now.id] };
    });
}

function writePeople(draft: Draft): ReportSentence[] {
  const { phrases } = draft;
  const named = (shares: readonly Share[]) =>
    shares.map((share) => ({ ...share, name: phrases.geometries[share.name as GeometryType] }));
  return [
    ...draft.tellShares('template', phrases.templates, true),
    ...writeTrends(draft, 'template', 'template_before'),
    ...draft.tellShares('geometry_type', (shares) => phrases.geometryTypes(named(shares)), true),
    ...draft.tellShares('member', phrases.members, true),
    ...writeTrends(draft, 'member', 'member_before'),
  ];
}

function writeTime(draft: Draft): ReportSentence[] {
  const { phrases, format, total } = draft;
  if (total.value < MIN_FOR_MOST) return [];
  return [
    ...draft.tell('busiest_day', ({ at, features }) =>
      phrases.busiestDay(format.day(at ?? ''), format.number(features)),
    ),
    ...draft.tell('busiest_hour', ({ value, features }) =>
      phrases.busiestHour(format.hours(value), format.number(features)),
    ),
    ...draft.tell('longest_gap', ({ value, at, until }) =>
      phrases.gap(format.duration(value), format.moment(at ?? ''), format.moment(until ?? '')),
    ),
  ];
}

function writePlaces(draft: Draft): ReportSentence[] {
  const { phrases, format, total } = draft;
  return [
    ...draft.tellShares('project', phrases.projects),
    ...draft.list('densest_cell').flatMap((fact) => {
      if (fact.place === null || fact.features === total.value) return [];
      const { count, percent } = draft.toShare(fact);
      return [{ text: phrases.cell(format.place(fact.place), count, percent), facts: [fact.id, total.id] }];
    }),
    ...writeFences(draft),
  ];
}

function writeMeasures(draft: Draft): ReportSentence[] {
  const { phrases, format } = draft;
  return [
    ...draft.tell('area_sum', ({ value, features }) =>
      phrases.areas(format.area(value), format.number(features)),
    ),
    ...draft.tell('area_largest', ({ value, label }) => phrases.largest(label ?? '', format.area(value))),
    ...draft.tell('length_sum', ({ value, features }) =>
      phrases.lengths(format.length(value), format.number(features)),
    ),
    ...draft.tell('length_longest', ({ value, label }) => phrases.longest(label ?? '', format.length(value))),
  ];
}

/** Yes and no are stored as true and false. */
function toAnswer({ yes, no }: Phrases, detail: string | null): string {
  if (detail === 'true') return yes;
  return detail === 'false' ? no : (detail ?? '');
}

function writeMeanBefore(draft: Draft, field: string): ReportSentence[] {
  const { phrases, format } = draft;
  const [before, now] = [draft.find('number_mean_before', field), draft.find('number_mean', field)];
  if (before === null || now === null) return [];
  const [then, mean] = [format.number(before.value), format.number(now.value)];
  // What is written alike is no trend.
  const isMore = then === mean ? null : now.value > before.value;
  return [{ text: phrases.meanBefore(field, then, mean, isMore), facts: [before.id, now.id] }];
}

function writeOutliers(draft: Draft, field: string): ReportSentence[] {
  const { phrases, format } = draft;
  const fact = draft.find('number_outliers', field);
  if (fact === null) return [];
  return [
    { text: phrases.outliers(field, format.number(fact.features), fact.features === 1), facts: [fact.id] },
  ];
}

function writeFences(draft: Draft): ReportSentence[] {
  const { phrases, format } = draft;
  const tell = (
    kind: FactKind,
    write: typeof phrases.fenceEntries,
    toWritten: (value: number) => string,
  ): ReportSentence[] => {
    const fences = draft.list(kind);
    const named = fences.map(({ label, value }) => ({ name: label ?? '', count: toWritten(value) }));
    return fences.length === 0 ? [] : [{ text: write(named), facts: fences.map(({ id }) => id) }];
  };
  return [
    ...tell('fence_entries', phrases.fenceEntries, format.number),
    ...tell('fence_time', phrases.fenceTimes, format.duration),
  ];
}

/** How many have a long text in a field, and how many left one empty. */
function writeFilled(draft: Draft): ReportSentence[] {
  const { phrases, format, total } = draft;
  const texts = draft.list('text').map(({ id, label, features }) => ({
    text: phrases.texts(label ?? '', format.counted(features, 'text')),
    facts: [id],
  }));
  const empty = draft.list('unanswered').map((fact) => {
    const count = format.counted(fact.features, 'unanswered');
    const text = phrases.unanswered(fact.label ?? '', count, draft.toShare(fact).percent);
    return { text, facts: [fact.id, total.id] };
  });
  return [...texts, ...empty];
}

function writeAnswers(draft: Draft): ReportSentence[] {
  const { phrases, format } = draft;
  const numbers = draft.list('number_count').flatMap(({ label }) => {
    const field = label ?? '';
    const kinds = [
      'number_count',
      'number_least',
      'number_greatest',
      'number_mean',
      'number_median',
      'number_lower_quartile',
      'number_upper_quartile',
    ] as const;
    const facts = kinds.flatMap((kind) => draft.find(kind, field) ?? []);
    const [count = '', least = '', greatest = '', mean = '', median = '', lower = '', upper = ''] = facts.map(
      ({ value }) => format.number(value),
    );
    const text = phrases.numbers(field, count, least, greatest, mean, median, lower, upper);
    return [
      { text, facts: facts.map(({ id }) => id) },
      ...writeMeanBefore(draft, field),
      ...writeOutliers(draft, field),
    ];
  });
  const byField = Map.groupBy(draft.list('answer'), ({ label }) => label ?? '');
  const answers = [...byField].map(([field, facts]) => ({
    text: phrases.answers(
      field,
      facts.map(({ detail, features }) => ({
        name: toAnswer(phrases, detail),
        count: format.number(features),
      })),
    ),
    facts: facts.map(({ id }) => id),
  }));
  return [...numbers, ...answers, ...writeFilled(draft)];
}

/** Writes plain sentences of the facts, without a language model: the same facts give the same report. */
export const builtInWriter: ReportWriter = {
  model: 'Waypost',
  isBuiltIn: true,
  async write(task) {
    const draft = new Draft(task);
    const sections: ReportSection[] = [
      { kind: 'overview', title: '', sentences: writeOverview(draft, task) },
      { kind: 'people', title: '', sentences: writePeople(draft) },
      { kind: 'time', title: '', sentences: writeTime(draft) },
      { kind: 'places', title: '', sentences: writePlaces(draft) },
      { kind: 'measures', title: '', sentences: writeMeasures(draft) },
      { kind: 'answers', title: '', sentences: writeAnswers(draft) },
    ];
    return sections
      .filter(({ sentences }) => sentences.length > 0)
      .map((section) => ({ ...section, title: draft.phrases.titles[section.kind] }));
  },
};
