import type { ClaimWords } from './claim-words.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What English words claim. */
export const CLAIMS_EN: ClaimWords = {
  numbers:
    words(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands
    million millions billion billions dozen dozens tens score half halves third thirds quarter quarters fourth fifth fifths
    sixth seventh eighth ninth tenth tenths second double doubled doubles doubling triple tripled triples quadrupled twice
    thrice once couple pair pairs both single sole majority minority none no nobody nothing never nowhere everybody
    everyone everything every all entire entirely whole zeroth few many several much
    plenty numerous countless umpteen scores trio threesome multitude handful bulk`),
  numberPattern:
    /^(?:thir|four|fif|six|seven|eigh|nine)teen(?:th)?s?$|^(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies|ieths?)$|fold$|^(?:eleven|twelf|hundred|thousand|million)ths?$/u,
  denials:
    words(`not cannot empty blank unanswered without lost deleted removed missing vanished quietest slowest calmest disappeared gone left remain remains remaining only solely
    except besides excluding longer anymore neither nor lacks lack lacking closed forbidden`),
  denialPattern: /n[’']t$/u,
  times:
    words(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
    sundays january february april june july september october november december spring summer autumn winter today yesterday
    tomorrow tonight morning mornings noon midday afternoon evening evenings night nights nightly midnight dawn dusk
    weekend weekends weekday weekdays week weeks weekly month months monthly year years yearly annual annually decade century
    minute minutes hourly daily recently lately recent fortnight`),
  places:
    words(`north south east west northern southern eastern western northeast northwest southeast southwest coast coastal
    coastline bay gulf island islands isle sea ocean river lake reef beach shore shoreline harbour harbor port offshore
    inshore inland city town village country border boundary park reserve peninsula cape lagoon estuary mountain valley
    upstream downstream nearby`),
  units:
    words(`km m ha m² km² hectare hectares metre metres meter meters kilometre kilometres kilometer kilometers mile miles feet
    foot yard yards acre acres nautical knot knots kg kilogram kilograms kilo kilos gram grams ton tons tonne tonnes litre litres
    liter liters percent percentage per degree degrees hour hours day days week weeks month months year years minute minutes
    second seconds dollar dollars euro euros peso pesos times fold square cubic cm mm usd eur`),
  hedges: words('over under nearly almost about approximately roughly around than least exceeding'),
  scales: words('k thousand million bn'),
  /** After a plain number, which counts features or is a value of a field. */
  afterNumbers:
    words(`features feature reports report points point lines line areas area observations observation records
    record entries entry values value answers answer items item of in and or are is was were have has had with
    without to from by at on for more fewer less that which while who before after each came come lie lies lay made total observed
    recorded collected chosen selected outlier outliers in as than between for followed then but the a an such measure measures cover covers them
    compared against during within under there those these also`),
  placePrepositions: words(
    'in at near off from around inside outside beyond along across towards toward by through throughout within into',
  ),
  articles: words('the a an this that these those its their his her each'),
  afterPrepositions:
    words(`range ranges period periods time times total order project projects template templates author
    authors member members geometry geometries area areas line lines point points layer layers field fields data values value collected
    chosen selected same first last way ways place places day days hour hours number numbers addition other others which whom
    what where them it features feature reports report records record terms question answer answers far most least size length
    lengths measurement measurements photographs photograph people type types kind kinds detail general particular short sum mean
    median comparison contrast between observation observations gap interval previous earlier question geofences geofence given whole share shares
    count counts least turn`),
  starters:
    words(`activity data collection coverage contributors people the a an there most more fewer it its they their them that this these those by in of at on for from with
    without among between during after before as and but or while when where which what who how both features feature
    reports report points lines areas observations records photographs values answers field fields template templates project
    projects author authors member members geometry total overall first last the longest largest smallest least greatest mean
    median average busiest geofences stays many some several other others compared here also then next finally however together only
    observed recorded collected measured taken according given asked to now currently`),
  rising: words(
    'increase increased increases increasing rose rise risen rising grew grow grown growing growth upward',
  ),
  falling: words(
    'decrease decreased decreases decreasing fell fall fallen falling dropped drop declined decline declining fewer less shrank reduced downward',
  ),
  more: words('more higher up'),
  less: words('fewer less lower down'),
  phrases: [/\bin all\b/giu, /\bwithout any\b/giu, /\bas many\b(?! as)/giu],
  hedgePhrases:
    /\b(?:at (?:least|most)|more than|less than|fewer than|close to|as many as|well over)\s+(?:\p{L}+\s+)?\uE000/iu,
  mostNumber: /^(?:largest|highest|greatest|biggest)\s+(?:number|count)(?!\p{L})/iu,
  comparedWith: /^(?:more|less|fewer) than the \uE000$/iu,
  roles: [
    [words('mean average averages averaged'), ['number_mean', 'number_mean_before']],
    [words('quartile quartiles'), ['number_lower_quartile', 'number_upper_quartile']],
    [words('median'), ['number_median']],
    [words('minimum lowest smallest least'), ['number_least']],
    [words('maximum highest'), ['number_greatest']],
    [words('greatest'), ['number_greatest', 'area_largest']],
    [words('begin begins began begun start starts started'), ['number_least', 'first']],
    [words('end ends ended finish finishes finished'), ['number_greatest', 'last']],
    [words('first earliest since'), ['first']],
    [words('last latest newest'), ['last']],
    [words('longest'), ['length_longest', 'longest_gap']],
    [words('largest biggest'), ['area_largest', 'number_greatest']],
    [words('busiest'), ['busiest_day', 'busiest_hour']],
    [
      words('photograph photographs photo photos picture pictures'),
      ['photographs', 'unpictured', 'most_pictured'],
    ],
    [words('photographed'), ['most_pictured']],
    [words('notes'), ['noted', 'notes', 'most_notes']],
    [words('discussed'), ['most_notes']],
    [
      words('before previous previously earlier'),
      ['previous', 'number_mean_before', 'template_before', 'member_before'],
    ],
    [words('outlier outliers outlying'), ['number_outliers']],
    [words('entered entrances entries entry'), ['fence_entries']],
    [words('stay stays stayed lasted'), ['fence_time']],
  ],
};
