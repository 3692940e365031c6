/** Supported encodings of a body, the most effective first. */
const PACKINGS = ['br', 'gzip'] as const;

/** The encoding of a body: one of these, or identity. */
export type BodyEncoding = (typeof PACKINGS)[number] | 'identity';

/**
 * One entry of the header: `gzip`, `br;q=0.5`. An invalid weight counts as 0, so that no client receives an encoding
 * that it may not support.
 */
function parseEntry(entry: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

/** Results for recent headers: there are few browsers, and each sends the same header with many tile requests. */
const chosen = new Map<string, BodyEncoding>();
const MOST_CHOSEN = 200;

/**
 * The encoding that a client prefers (RFC 9110, 12.5.3), brotli before gzip at equal weights. Clients that accept
 * neither, send no header or prefer identity get the body unencoded.
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
  // Identity is always acceptable; with an explicit weight it competes with the others.
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

/** Whether a client takes a body in this encoding, for bodies that are stored in it. */
export function acceptsEncoding(header: string | undefined, encoding: (typeof PACKINGS)[number]): boolean {
  const weights = new Map((header ?? '').split(',').map(parseEntry));
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
