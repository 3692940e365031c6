import { listChildren, type XmlNode } from '../formats/xml/xml-reader.ts';

/** The name of an element without its prefix, which every service chooses. */
export const toLocal = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

/** The children of an element with a name. */
export const listNamed = (node: XmlNode | null, name: string): XmlNode[] =>
  listChildren(node).filter((child) => toLocal(child.name) === name);

/** The first element at the end of a path of names. */
export function findNamed(node: XmlNode | null, ...path: readonly string[]): XmlNode | null {
  let found = node;
  for (const name of path) found = listNamed(found, name)[0] ?? null;
  return found;
}

/** The text at the end of a path of names, trimmed; '' if there is none. */
export const textOf = (node: XmlNode | null, ...path: readonly string[]): string =>
  findNamed(node, ...path)?.text.trim() ?? '';

/** The value of an attribute by its name without a prefix; '' if there is none. */
export function attributeOfLocal(node: XmlNode | null, name: string): string {
  const { attributes = [] } = node ?? {};
  for (let index = 0; index < attributes.length; index += 2)
    if (toLocal(attributes[index] ?? '') === name) return attributes[index + 1]?.trim() ?? '';
  return '';
}
