import type { ReportLanguage } from '@waypost/contract';

/** What a language says to compare, and where. */
export interface ComparisonWords {
  /** Two sides of a comparison: what one has, and where the other side begins. */
  readonly more: RegExp;
  readonly less: RegExp;
  readonly equal: RegExp;
  readonly than: RegExp;
  readonly most: RegExp;
  readonly least: RegExp;
  /** Before a name: most are from whom. */
  readonly isFrom: RegExp;
  readonly before: RegExp;
  /** After it stands what something is compared with. */
  readonly against: RegExp;
  readonly now: RegExp;
  /** Where another clause begins. */
  readonly clause: RegExp;
  readonly rangeFrom: RegExp;
  readonly rangeTo: RegExp;
}

const word = (words: string, flags = 'giu') => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, flags);

export const COMPARISON_WORDS: Readonly<Record<ReportLanguage, ComparisonWords>> = {
  en: {
    more: word('more|higher|greater|larger|longer|ahead|exceeds?|outnumbers?|surpass(?:es)?'),
    less: word('fewer|less|lower|smaller|shorter|behind'),
    equal: word('as many|as much|the same as|equals?|equally|level with|tied'),
    than: word('than|as|of|with'),
    most: word(
      'most|leads?|led|leading|top|tops|topped|foremost|main|mainly|mostly|(?:largest|highest|greatest|biggest) (?:number|count)',
    ),
    least: word('fewest|least|bottom|trails?|lowest|(?:smallest|lowest|least) (?:number|count)'),
    isFrom: /(?:(?:are|is|was|were)(?: from| by)?|from)\s*[“"]?\s*$/iu,
    before: word('before|previous|previously|earlier|formerly'),
    against: word('than|compared|against|versus|from|up|down'),
    now: word('now|currently|after|afterwards|since then'),
    clause: /[,;](?!\s*(?:which|when|with|namely))|(?<!\p{L})(?:and|but|while|whereas)(?!\p{L})/giu,
    rangeFrom: word('from|begins? at|starts? at', 'iu'),
    rangeTo: word('to|until|ends? at', 'iu'),
  },
  es: {
    more: word('más|mayor(?! número| cantidad)|supera|superan|por delante'),
    less: word('menos|menor(?! número| cantidad)|por detrás'),
    equal: word('tantos|tantas|lo mismo que|los mismos que|iguala|igual|iguales|empatan?'),
    than: word('que|a|como|de'),
    most: word(
      '(?:quien|el que|la que|los que|las que) más|con más(?! (?:de|que)(?!\\p{L}))|mayor (?:parte|número|cantidad)|lidera|encabeza|principal|principalmente|mayoritariamente',
    ),
    least: word(
      '(?:quien|el que|la que|los que|las que) menos|con menos(?! (?:de|que)(?!\\p{L}))|menor (?:número|cantidad)|el último lugar',
    ),
    isFrom: /(?:son|es|fue|fueron)(?: de| por)?\s*[«“"]?\s*$/iu,
    before: word('anterior|anteriores|antes|anteriormente|previo|previa'),
    against: word('que|respecto|frente|comparado|comparados|contra|desde|de'),
    now: word('ahora|actualmente|después'),
    clause: /[,;](?!\s*(?:que|cuando|con))|(?<!\p{L})(?:y|pero|mientras)(?!\p{L})/giu,
    rangeFrom: word('de|desde|empieza en|empiezan en', 'iu'),
    rangeTo: word('(?<!frente |respecto )a|hasta|termina en|terminan en', 'iu'),
  },
};
