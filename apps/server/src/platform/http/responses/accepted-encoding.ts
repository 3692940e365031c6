/** How a body may be packed, the ones that pack best first. */
const PACKINGS = ['br', 'gzip'] as const;

/** How a body travels: packed in one of these ways, or as it is. */
export type BodyEncoding = (typeof PACKINGS)[number] | 'identity';

/** One entry of the header: `gzip`, `br;q=0.5`. What is no number counts for nothing, so that nobody is sent what they may not read. */
function parseEntry(entry: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

/** What was chosen for headers before: browsers have few, and send theirs with each of many tiles. */
const chosen = new Map<string, BodyEncoding>();
const MOST_CHOSEN = 200;

/**
 * The encoding that a client likes best (RFC 9110, 12.5.3), brotli before gzip where it likes both as much. Who takes
 * none of them, or says nothing, gets the body as it is, as does who says to like that best.
 * @param header `Accept-Encoding`.
 */
export function chooseEncoding(header: string | readonly string[] | undefined): BodyEncoding {
  const text = String(header ?? '');
  const known = chosen.get(text);
  if (known !== undefined) return known;
  if (chosen.size >= MOST_CHOSEN) chosen.clear();
  const best = findBest(text);
  chosen.set(text, best);
  return best;
}

function findBest(header: string): BodyEncoding {
  const weights = new Map(header.split(',').map(parseEntry));
  const others = weights.get('*') ?? 0;
  let best: BodyEncoding = 'identity';
  // To be left as it is wants no word; said with a weight it is a wish like the others.
  let most = weights.get('identity') ?? 0;
  for (const packing of PACKINGS) {
    const weight = weights.get(packing) ?? others;
    if (weight > most || (weight > 0 && weight === most && best === 'identity')) {
      best = packing;
      most = weight;
    }
  }
  return best;
}
