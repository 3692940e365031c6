const BLOCK = 512;

const readText = (header: Buffer, from: number, to: number) =>
  header.toString('latin1', from, to).replace(/\0.*$/s, '');

const [FILE, LINK, FOLDER] = ['0', '2', '5'];

/** The files, links and folders of a tar archive (POSIX ustar) whose paths are wanted. @throws RangeError for any other archive. */
export function selectEntries(archive: Buffer, isWanted: (path: string) => boolean): Buffer {
  const selected: Buffer[] = [];
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const name = readText(header, 0, 100);
    // The end: blocks of zeros.
    if (name === '') break;
    const prefix = readText(header, 345, 500);
    const size = Number.parseInt(readText(header, 124, 136), 8);
    const type = readText(header, 156, 157);
    if (readText(header, 257, 262) !== 'ustar' || ![FILE, LINK, FOLDER].includes(type) || Number.isNaN(size))
      throw new RangeError('The archive is not in the format it should be in.');
    const next = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (isWanted(prefix === '' ? name : `${prefix}/${name}`)) selected.push(archive.subarray(at, next));
    at = next;
  }
  return Buffer.concat([...selected, Buffer.alloc(2 * BLOCK)]);
}
