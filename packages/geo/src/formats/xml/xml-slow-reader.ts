import { SaxesParser } from 'saxes';

/** What a document is made of, in its order. Attributes are names and values in turn. */
export interface XmlEvents {
  open(name: string, attributes: readonly string[]): void;
  close(): void;
  text(text: string): void;
  doctype(text: string): void;
  /** The document is not well-formed. Has to throw. */
  fault(said: string, line: number): void;
}

/** Where in a document the rest begins. */
export interface XmlPlace {
  /** Names of the open elements. */
  readonly path: readonly string[];
  /** Of the root, also when it is closed; null before it. */
  readonly rootName: string | null;
  /** Whether anything at all stands before. */
  readonly isBegun: boolean;
  /** Counted from 1. */
  readonly line: number;
}

/** What is enough to bring a reader into the state that a document would have brought it into. */
function toBeginning({ path, rootName, isBegun }: XmlPlace): string {
  if (path.length > 0) return path.map((name) => `<${name}>`).join('');
  if (rootName !== null) return `<${rootName}/>`;
  return isBegun ? '<!---->' : '';
}

/** Reads the rest of a document letter by letter, with every rule of XML 1.0 and 1.1. */
export function createSlowReader(events: XmlEvents, place: XmlPlace): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.write(toBeginning(place));
  parser.line = place.line;
  parser.on('opentag', ({ name, attributes }) => events.open(name, Object.entries(attributes).flat()));
  parser.on('closetag', () => events.close());
  parser.on('text', (text) => events.text(text));
  parser.on('cdata', (text) => events.text(text));
  parser.on('doctype', (text) => events.doctype(text));
  parser.on('error', (error) => {
    events.fault(error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''), parser.line);
  });
  return parser;
}
