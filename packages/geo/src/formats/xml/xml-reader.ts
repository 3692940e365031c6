import { type DecodeContext, DecodeFault, toSizeText } from '../outcome/decode-fault.ts';
import type { ByteSource } from '../outcome/decoded.ts';
import { type FeatureCollector, toVertexFault } from '../outcome/feature-collector.ts';
import { XmlScanner } from './xml-scanner.ts';
import type { XmlEvents } from './xml-slow-reader.ts';
import { createXmlText } from './xml-text.ts';

/** An element of a captured subtree. `text` is its own text, CDATA included. */
export interface XmlNode {
  readonly name: string;
  /** Names and values in turn; see `attributeOf`. */
  readonly attributes: readonly string[];
  /** Children are a chain: a list of each element's would take longer to make than the element itself. */
  readonly firstChild: XmlNode | null;
  /** The next child of the same parent. */
  readonly next: XmlNode | null;
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
  /** `attributes`: names and values in turn; see `attributeOf`. */
  open(name: string, attributes: readonly string[]): void;
  close(name: string): void;
  element(node: XmlNode): void;
}

const SLICE_BYTES = 64 * 1024;
/** Bytes of one text or tag: a line of more than a million positions. It is gathered whole before anybody looks at it. */
const MAX_TEXT_BYTES = 32 * 1024 * 1024;

/** An element while it is open. */
interface OpenNode extends XmlNode {
  readonly parent: OpenNode | null;
  firstChild: OpenNode | null;
  lastChild: OpenNode | null;
  next: OpenNode | null;
}

/** What is known between two tags. */
interface ReaderState {
  rootPrefix: string | null;
  /** Names of the open elements outside captured ones. */
  readonly path: string[];
  /** The innermost open element of a captured one; passed-over ones are none of it. */
  innermost: OpenNode | null;
  capturedCount: number;
  /** How many elements are open, also passed-over ones. */
  depth: number;
  /** The depth at which a passed-over subtree began; 0 when none is open. */
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

function createOpen(state: ReaderState, handler: XmlHandler, context: DecodeContext): XmlEvents['open'] {
  const { fileName, limits } = context;
  const { path } = state;
  const maxNodes = limits.maxVertices * 2 + 10_000;
  return (rawName, attributes) => {
    state.depth += 1;
    if (state.depth > limits.maxDepth) {
      throw new DecodeFault('depth_limit', `${fileName} nests elements more than ${limits.maxDepth} deep.`);
    }
    if (state.skipFrom > 0) return;
    const name = toLocalName(state, rawName);
    const parent = state.innermost;
    if (parent === null) {
      if (!handler.captures(name, path.at(-1) ?? '')) {
        path.push(name);
        handler.open(name, attributes);
        return;
      }
      state.capturedCount = 0;
    } else if (!handler.keeps(name, parent.name)) {
      state.skipFrom = state.depth;
      return;
    }
    state.capturedCount += 1;
    // A track has two elements a position: more than that is a vertex limit passed in one item.
    if (state.capturedCount > maxNodes) throw toVertexFault(context);
    const node = { name, attributes, parent, firstChild: null, lastChild: null, next: null, text: '' };
    if (parent !== null) {
      if (parent.lastChild === null) parent.firstChild = node;
      else parent.lastChild.next = node;
      parent.lastChild = node;
    }
    state.innermost = node;
  };
}

function createClose(state: ReaderState, handler: XmlHandler): XmlEvents['close'] {
  const { path } = state;
  return () => {
    const { depth, innermost, skipFrom } = state;
    state.depth = depth - 1;
    if (skipFrom > 0) {
      if (depth === skipFrom) state.skipFrom = 0;
      return;
    }
    if (innermost === null) {
      handler.close(path.pop() ?? '');
      return;
    }
    state.innermost = innermost.parent;
    if (innermost.parent === null) handler.element(innermost);
  };
}

function createScanner(handler: XmlHandler, context: DecodeContext): XmlScanner {
  const { fileName } = context;
  const state: ReaderState = {
    rootPrefix: null,
    path: [],
    innermost: null,
    capturedCount: 0,
    depth: 0,
    skipFrom: 0,
  };
  return new XmlScanner({
    open: createOpen(state, handler, context),
    close: createClose(state, handler),
    text: (text) => {
      const node = state.innermost;
      if (node !== null && state.skipFrom === 0) node.text = node.text === '' ? text : node.text + text;
    },
    doctype: (text) => {
      if (!/<!ENTITY/i.test(text)) return;
      throw new DecodeFault('custom_entities', `${fileName} defines entities of its own, which are refused.`);
    },
    fault: (said, line) => {
      const message = `${fileName} is not well-formed XML (line ${line}): ${said}.`;
      throw new DecodeFault('not_well_formed', message, { line });
    },
  });
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
  { recorder, handOn }: Pick<FeatureCollector, 'recorder' | 'handOn'>,
): Promise<void> {
  const { fileName, limits } = context;
  const scanner = createScanner(handler, context);
  const text = createXmlText(recorder.warn);
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
    scanner.write(text.decode(chunk));
    if (context.taker !== null) await handOn();
  }
  scanner.write(text.finish());
  scanner.finish();
}

/** The first child of that name. */
export function findChild(node: XmlNode, name: string): XmlNode | null {
  let child = node.firstChild;
  while (child !== null && child.name !== name) child = child.next;
  return child;
}

/** The children of an element. */
export function listChildren(node: XmlNode | null): XmlNode[] {
  const children: XmlNode[] = [];
  for (let child = node?.firstChild ?? null; child !== null; child = child.next) children.push(child);
  return children;
}

/** The text of the first child of that name, trimmed; '' when there is none. */
export function childText(node: XmlNode, name: string): string {
  return findChild(node, name)?.text.trim() ?? '';
}

/** The value of an attribute; undefined when there is none of that name. */
export function attributeOf({ attributes }: Pick<XmlNode, 'attributes'>, name: string): string | undefined {
  for (let index = 0; index < attributes.length; index += 2) {
    if (attributes[index] === name) return attributes[index + 1];
  }
  return undefined;
}
