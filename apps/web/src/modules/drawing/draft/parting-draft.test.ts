import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Drawing } from '../board/board-state.ts';
import { createFormValues, type FormImage } from '../form/form-values.ts';
import { forgetPartings, type LeftDraft, listPartings, withPartings, writeParting } from './parting-draft.ts';

const MEMBER = 7;
const toDrawing = (id: string, name: string, images: readonly FormImage[] = []): Drawing => ({
  id,
  geometry: { type: 'Point', coordinates: [1, 2] },
  drawnAt: 0,
  form: { ...createFormValues(3), name, images },
});
const toDraft = (keptAt: number, ...drawings: Drawing[]): LeftDraft => ({
  isOpen: true,
  tool: { kind: 'select' },
  template: null,
  targetId: null,
  selectedId: null,
  path: [],
  leftAt: '/',
  drawings,
  keptAt,
});
const known = (...ids: string[]) => ({ ids: new Set(ids), hadPath: false });
const names = (draft: { drawings: readonly { form: { name: string } }[] } | null) =>
  draft?.drawings.map(({ form }) => form.name) ?? [];
const photo: FormImage = { id: 'p', file: new File(['x'], 'reef.heic'), preview: new Blob(['y']) };

beforeEach(() => {
  const store = {};
  const methods = {
    getItem: (key: string) => (store as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(store, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(store, key),
  };
  // As in browsers: its keys are the stored entries.
  vi.stubGlobal('localStorage', Object.setPrototypeOf(store, methods));
  return () => vi.unstubAllGlobals();
});

describe('what a closed page wrote', () => {
  test("is merged into the member's draft, and removed once that is stored", () => {
    writeParting(MEMBER, 'a', toDraft(20, toDrawing('1', 'Coral head')), known('1'));
    writeParting(8, 'b', toDraft(20, toDrawing('2', 'Secret')), known('2'));
    const left = listPartings(MEMBER);
    expect(names(withPartings(toDraft(10, toDrawing('1', 'Cor'), toDrawing('3', 'Net')), left))).toEqual([
      'Net',
      'Coral head',
    ]);
    expect(names(withPartings(null, left))).toEqual(['Coral head']);
    forgetPartings(left);
    expect(listPartings(MEMBER)).toEqual([]);
    expect(listPartings(8)).toHaveLength(1);
  });

  test('stays if the page has written more since', () => {
    writeParting(MEMBER, 'a', toDraft(20, toDrawing('1', 'Cor')), known('1'));
    const left = listPartings(MEMBER);
    writeParting(MEMBER, 'a', toDraft(30, toDrawing('1', 'Coral')), known('1'));
    forgetPartings(left);
    expect(listPartings(MEMBER).map(({ draft }) => names(draft))).toEqual([['Coral']]);
  });

  test('removes nothing from a draft that was stored later', () => {
    writeParting(MEMBER, 'a', toDraft(20, toDrawing('1', 'Cor')), known('1'));
    const stored = toDraft(30, toDrawing('1', 'Coral head'));
    expect(withPartings(stored, listPartings(MEMBER))).toBe(stored);
    // All its drawings are gone by then: saved or discarded.
    writeParting(MEMBER, 'b', toDraft(40), known('1'));
    expect(withPartings(stored, listPartings(MEMBER))).toBeNull();
  });

  test('is merged for several pages in order', () => {
    writeParting(MEMBER, 'late', toDraft(30, toDrawing('1', 'Coral head')), known('1'));
    writeParting(MEMBER, 'early', toDraft(20, toDrawing('1', 'Cor'), toDrawing('2', 'Net')), known('1', '2'));
    expect(names(withPartings(null, listPartings(MEMBER)))).toEqual(['Net', 'Coral head']);
  });

  test('refers to stored pictures, in its own order', () => {
    const second: FormImage = { id: 'q', saved: { code: 'c', name: 'pier.jpg' } };
    const fresh: FormImage = { id: 'r', file: new File(['z'], 'late.jpg') };
    writeParting(MEMBER, 'a', toDraft(20, toDrawing('1', 'Coral', [second, fresh, photo])), known('1'));
    const stored = toDraft(10, toDrawing('1', 'Cor', [photo]));
    const [drawing] = withPartings(stored, listPartings(MEMBER))?.drawings ?? [];
    expect(drawing?.form.images).toEqual([second, photo]);
    expect(drawing?.form.images[1]).toBe(photo);
  });

  test('is empty without storage or for invalid entries', () => {
    localStorage.setItem('waypost.draft_left.7.a', '{');
    expect(listPartings(MEMBER)).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(() => writeParting(MEMBER, 'a', toDraft(20), known())).not.toThrow();
    expect(listPartings(MEMBER)).toEqual([]);
  });
});
