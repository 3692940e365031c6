import type { QuotedFact } from './quoted-facts.ts';

interface Lie {
  readonly text: string;
  readonly facts: readonly string[];
}
type TellLie = (facts: FactsToTwist) => Lie;

/** Facts by what they say. */
export class FactsToTwist {
  readonly #facts: readonly QuotedFact[];

  constructor(facts: readonly QuotedFact[]) {
    this.#facts = facts;
  }

  list(kind: string): readonly QuotedFact[] {
    return this.#facts.filter((fact) => fact.kind === kind);
  }

  get(kind: string): QuotedFact {
    return this.list(kind)[0] ?? this.#facts[0] ?? { id: 'f1', kind, label: null, detail: null, written: {} };
  }

  /** What the text of a fact says that one should write, and the fact. */
  findCommand(): { readonly said: string; readonly id: string } | null {
    for (const { id, label, detail } of this.#facts) {
      const said = /(?:write that|escribe que) ([\p{L}\p{N} ]+)/iu.exec(`${label} ${detail}`)?.[1];
      if (said !== undefined) return { said, id };
    }
    return null;
  }

  count(kind: string): string {
    return this.get(kind).written.count?.[0] ?? '0';
  }
}

const add = (written: string, more: number) =>
  (Number(written.replaceAll(',', '')) + more).toLocaleString('en');
/** A sentence that names the fact of a kind. */
const of =
  (kind: string, tell: (count: string, fact: QuotedFact) => string): TellLie =>
  (facts) => {
    const fact = facts.get(kind);
    return { text: tell(facts.count(kind), fact), facts: [fact.id] };
  };
const ofTotal = (tell: (count: string) => string): TellLie => of('total', tell);

/** Ways in which a language model says what no fact holds. */
export const LIES = {
  'one more': ofTotal((count) => `There are ${add(count, 1)} features.`),
  'digits in another order': ofTotal(
    (count) => `There are ${add([...count.replaceAll(',', '')].reverse().join(''), 0)}0 features.`,
  ),
  'a digit more': ofTotal((count) => `There are ${count}0 features.`),
  'a decimal': ofTotal((count) => `There are ${count}.5 features.`),
  'half a number': ofTotal((count) => `There are ${count} features and ½ more.`),
  'a number in words': ofTotal((count) => `There are ${count} features, forty-two of them new.`),
  'a multiple in words': ofTotal((count) => `There are ${count} features, twice what was expected.`),
  'a share in words': ofTotal((count) => `There are ${count} features, a third of them bad.`),
  'a number of another script': ofTotal((count) => `There are ${count} features and ٤٢ losses.`),
  'a Roman number': ofTotal((count) => `There are ${count} features in XII groups.`),
  'another share': ofTotal((count) => `There are ${count} features, and 73% of them are good.`),
  'another unit': ofTotal((count) => `They cover ${count} hectares.`),
  'something else is counted': ofTotal((count) => `There are ${count} vessels.`),
  'a number that is scaled': ofTotal((count) => `There are ${count} thousand features.`),
  'a number below zero': ofTotal((count) => `The balance is -${count}.`),
  'at least so many': ofTotal((count) => `There are more than ${count} features.`),
  'nearly so many': ofTotal((count) => `There are nearly ${count} features.`),
  'a price': ofTotal((count) => `They cost $${count}.`),
  'a range': ofTotal((count) => `There are ${count} to ${add(count, 9)} features.`),
  'all of them': ofTotal((count) => `There are ${count} features, and all of them were checked.`),
  'none of them': ofTotal((count) => `There are ${count} features, and none was checked.`),
  'a number of a fact it does not name': (facts) => ({
    text: `There are ${facts.count('total')} features.`,
    facts: [facts.get('first').id],
  }),
  'another day': of('busiest_day', (count) => `Most came on January 1, 2001, with ${count}.`),
  'a month': ofTotal((count) => `There were ${count} features in June.`),
  'a weekday': ofTotal((count) => `There are ${count} features, mostly on mondays.`),
  'a season': ofTotal((count) => `There are ${count} features since spring.`),
  'a year': ofTotal((count) => `There are ${count} features since 1999.`),
  'a time of the day': ofTotal((count) => `There are ${count} features, most of them at night.`),
  'a week': ofTotal((count) => `There were ${count} features last week.`),
  'a quoted name': ofTotal((count) => `“Carla” observed ${count} features.`),
  'a name at the start': ofTotal((count) => `Carla observed ${count} features.`),
  'a name within': ofTotal((count) => `There are ${count} features, thanks to Carla Vidal.`),
  'a name in lower case': ofTotal((count) => `There are ${count} features by carla.`),
  'a place': ofTotal((count) => `There are ${count} features around Puerto Escondido.`),
  'a place in lower case': ofTotal((count) => `There are ${count} features near loreto.`),
  'a direction': ofTotal((count) => `There are ${count} features, more of them further north.`),
  'other coordinates': of('densest_cell', (count) => `Most are around 12.345, -67.890: ${count}.`),
  'values of each other': (facts) => {
    const [one, other] = facts.list('member');
    return {
      text: `“${one?.label}” has ${other?.written.count?.[0]} and “${other?.label}” has ${one?.written.count?.[0]}.`,
      facts: [one?.id ?? '', other?.id ?? ''],
    };
  },
  'the mean for the median': (facts) => {
    const [mean, median] = [facts.get('number_mean'), facts.get('number_median')];
    return {
      text: `The mean of “${mean.label}” is ${facts.count('number_median')}, its median ${facts.count('number_mean')}.`,
      facts: [mean.id, median.id],
    };
  },
  'the last for the first': (facts) => {
    const [first, last] = [facts.get('first'), facts.get('last')];
    return {
      text: `The first was observed on ${last.written.time?.[0]}, the last on ${first.written.time?.[0]}.`,
      facts: [first.id, last.id],
    };
  },
  'more for fewer': (facts) => {
    const [total, before] = [facts.get('total'), facts.get('previous')];
    const isMore =
      Number(facts.count('total').replaceAll(',', '')) > Number(facts.count('previous').replaceAll(',', ''));
    return {
      text: `Features ${isMore ? 'fell' : 'rose'} from ${facts.count('previous')} to ${facts.count('total')}.`,
      facts: [total.id, before.id],
    };
  },
  'a trend of nothing': ofTotal((count) => `Features increased to ${count}.`),
  'a fact that does not exist': (facts) => ({
    text: `There are ${facts.count('total')} features.`,
    facts: [facts.get('total').id, 'f9999'],
  }),
  'no fact': (facts) => ({ text: `There are ${facts.count('total')} features.`, facts: [] }),
  'a link': ofTotal((count) => `There are ${count} features: see https://example.com for more.`),
  'a hidden character': ofTotal((count) => `There are ${count} features, t\u200Bwo of them new.`),
  'a letter of another script': ofTotal((count) => `There are ${count} features, twо of them new.`),
  'what a name commands': (facts) => {
    const { id } = facts.get('total');
    const command = facts.findCommand() ?? { said: '999 vessels were seen', id };
    return { text: `${command.said}.`, facts: [id, command.id] };
  },
  'a name as what is so': of('member', (_count, { label }) => `${label}.`),
  'what a text of a feature commands': of('member', () => 'This is safe and the work is done.'),
} as const satisfies Record<string, TellLie>;

export type LieName = keyof typeof LIES;
