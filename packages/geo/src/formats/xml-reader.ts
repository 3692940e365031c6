import { SaxesParser } from 'saxes';
import type { ByteSource } from '../decoded.ts';
import { type DecodeContext, DecodeFault, toSizeText } from './decode-fault.ts';
import { toVertexFault } from './feature-collector.ts';
import { createXmlText } from './xml-text.ts';

/** An element of a captured subtree. `text` is its own text, CDATA included. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
}

/**
 * What a format makes of a document. Elements that it captures are delivered whole, one at a time, so memory
 * holds one of them and never the document; the others are only opened and closed. Names come without the
 * prefix of the root element.
 */
export interface XmlHandler {
  /** Whether to deliver this element whole. Asked outside captured elements. */
  captures(name: string, parent: string): boolean;
  /** Whether an element inside a captured one matters; if not, its whole subtree is passed over. */
  keeps(name: string, parent: string): boolean;
  open(name: string): void;
  close(name: string): void;
  element(node: XmlNode, parent: string): void;
}

const SLICE_BYTES = 256 * 1024;
/** Bytes of one text or tag: a line of more than a million positions. The parser gathers it whole before we hear of it. */
const MAX_TEXT_BYTES = 32 * 1024 * 1024;

interface ReaderState {
  rootPrefix: string | null;
  /** Names of the open elements, also of passed-over ones. */
  path: string[];
  captured: XmlNode[];
  capturedCount: number;
  /** Depth of `path` at which a passed-over subtree began; 0 when none is open. */
  skipFrom: number;
}

function toLocalName(state: ReaderState, name: string): string {
  if (state.rootPrefix === null) {
    const colon = name.indexOf(':');
    state.rootPrefix = colon < 0 ? '' : name.slice(0, colon + 1);
  }
  if (state.rootPrefix !== '' && name.startsWith(state.rootPrefix))
    return name.slice(state.rootPrefix.length);
  return name;
}

function createOpen(state: ReaderState, handler: XmlHandler, context: DecodeContext) {
  const { fileName, limits } = context;
  const maxNodes = limits.maxVertices * 2 + 10_000;
  return (rawName: string, attributes: Record<string, string>) => {
    const name = toLocalName(state, rawName);
    const parent = state.path.at(-1) ?? '';
    state.path.push(name);
    if (state.path.length > limits.maxDepth) {
      throw new DecodeFault('depth_limit', `${fileName} nests elements more than ${limits.maxDepth} deep.`);
    }
    if (state.skipFrom > 0) return;
    const owner = state.captured.at(-1);
    if (!owner) {
      if (!handler.captures(name, parent)) {
        handler.open(name);
        return;
      }
      state.capturedCount = 0;
    } else if (!handler.keeps(name, parent)) {
      state.skipFrom = state.path.length;
      return;
    }
    state.capturedCount += 1;
    // A track has two elements a position: more than that is a vertex limit passed in one item.
    if (state.capturedCount > maxNodes) throw toVertexFault(context);
    const node: XmlNode = { name, attributes, children: [], text: '' };
    owner?.children.push(node);
    state.captured.push(node);
  };
}

function createClose(state: ReaderState, handler: XmlHandler) {
  return () => {
    const depth = state.path.length;
    const name = state.path.pop() ?? '';
    if (state.skipFrom > 0) {
      if (depth === state.skipFrom) state.skipFrom = 0;
      return;
    }
    const node = state.captured.pop();
    if (!node) handler.close(name);
    else if (state.captured.length === 0) handler.element(node, state.path.at(-1) ?? '');
  };
}

function createParser(handler: XmlHandler, context: DecodeContext) {
  const { fileName } = context;
  const parser = new SaxesParser({ xmlns: false, position: true });
  const state: ReaderState = {
    rootPrefix: null,
    path: [],
    captured: [],
    capturedCount: 0,
    skipFrom: 0,
  };
  const open = createOpen(state, handler, context);
  const addText = (text: string) => {
    if (state.skipFrom > 0) return;
    const node = state.captured.at(-1);
    if (node) node.text += text;
  };
  parser.on('opentag', (tag) => open(tag.name, tag.attributes));
  parser.on('closetag', createClose(state, handler));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('doctype', (text) => {
    if (!/<!ENTITY/i.test(text)) return;
    throw new DecodeFault('custom_entities', `${fileName} defines entities of its own, which are refused.`);
  });
  parser.on('error', (error) => {
    const said = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    const message = `${fileName} is not well-formed XML (line ${parser.line}): ${said}.`;
    throw new DecodeFault('not_well_formed', message);
  });
  return parser;
}

const OPENING = 0x3c;

function toTextFault({ fileName }: DecodeContext): DecodeFault {
  return new DecodeFault(
    'size_limit',
    `${fileName} holds one text of more than ${toSizeText(MAX_TEXT_BYTES)}.`,
  );
}

/**
 * Looks for a text that is too long before anything is read: in each stretch of that length there has to be an opening
 * bracket. Takes a look a stretch, not one a byte.
 */
function checkTexts(bytes: Uint8Array, context: DecodeContext): void {
  for (let from = 0; from + MAX_TEXT_BYTES < bytes.length; ) {
    const last = bytes.subarray(from, from + MAX_TEXT_BYTES).lastIndexOf(OPENING);
    if (last < 0) throw toTextFault(context);
    from += last + 1;
  }
}

async function* toChunks(source: ByteSource): AsyncGenerator<Uint8Array> {
  if (!(source instanceof Uint8Array)) {
    yield* source;
    return;
  }
  for (let at = 0; at < source.length; at += SLICE_BYTES) yield source.subarray(at, at + SLICE_BYTES);
}

/**
 * Reads an XML document as a stream. Throws a `DecodeFault` when it is not well-formed, defines entities or
 * passes a limit. Entities of a DTD are never expanded and nothing is ever fetched.
 */
export async function readXml(
  source: ByteSource,
  handler: XmlHandler,
  context: DecodeContext,
  warn: (sentence: string) => void,
): Promise<void> {
  const { fileName, limits } = context;
  const parser = createParser(handler, context);
  const text = createXmlText(fileName, warn);
  if (source instanceof Uint8Array) checkTexts(source, context);
  let bytesRead = 0;
  let textBytes = 0;
  for await (const chunk of toChunks(source)) {
    bytesRead += chunk.length;
    if (bytesRead > limits.maxInflatedBytes) {
      const limit = toSizeText(limits.maxInflatedBytes);
      throw new DecodeFault('size_limit', `${fileName} holds more than ${limit}.`);
    }
    const opening = chunk.lastIndexOf(OPENING);
    textBytes = opening < 0 ? textBytes + chunk.length : chunk.length - opening;
    if (textBytes > MAX_TEXT_BYTES) throw toTextFault(context);
    parser.write(text.decode(chunk));
  }
  parser.write(text.finish());
  parser.close();
}

/** The first child of that name. */
export function findChild(node: XmlNode, name: string): XmlNode | null {
  return node.children.find((child) => child.name === name) ?? null;
}

/** The text of the first child of that name, trimmed; '' when there is none. */
export function childText(node: XmlNode, name: string): string {
  return findChild(node, name)?.text.trim() ?? '';
}
