import { findHeifKind } from '../../platform/pictures/heif-kind.ts';

const SIGNATURES: readonly { readonly type: string; readonly offset: number; readonly bytes: string }[] = [
  { type: 'image/jpeg', offset: 0, bytes: 'ffd8ff' },
  { type: 'image/png', offset: 0, bytes: '89504e470d0a1a0a' },
  { type: 'image/webp', offset: 8, bytes: '57454250' },
  { type: 'application/pdf', offset: 0, bytes: '255044462d' },
];

/** The media type of a file by its first bytes, or a generic binary type, whatever its name claims. */
export function sniffMediaType(head: Buffer): string {
  const match = SIGNATURES.find(({ offset, bytes }) => {
    const signature = Buffer.from(bytes, 'hex');
    return head.subarray(offset, offset + signature.length).equals(signature);
  });
  if (match !== undefined) return match.type;
  const kind = findHeifKind(head);
  return kind === null ? 'application/octet-stream' : `image/${kind}`;
}
