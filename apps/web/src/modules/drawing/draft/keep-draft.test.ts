import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Board, createBoard } from '../board/board.ts';
import type { Draft } from './draft.ts';
import type { DraftSlot } from './draft-slot.ts';
import { listGone } from './gone-drawings.ts';
import { keepDraft } from './keep-draft.ts';

let stored: Draft | null;
/** Records what closed pages wrote, each time. */
let left: Parameters<DraftSlot['leave']>[];
/** While true, the store never responds. */
let isSlow: boolean;
const slot: DraftSlot = {
  load: async () => {
    if (isSlow) await new Promise(() => {});
    return stored;
  },
  update: async (change) => {
    if (isSlow) await new Promise(() => {});
    stored = change(stored);
  },
  leave: (...written) => left.push(written),
};
let boards = 0;
function openTab(): Board {
  boards += 1;
  let count = 0;
  const tab = boards;
  return createBoard({
    createId: () => {
      count += 1;
      return `tab-${tab}-${count}`;
    },
    getProjectId: () => 7,
  });
}
const draw = (board: Board, name: string) =>
  board.add(
    {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
    name,
  );
const names = (draft: Pick<Draft, 'drawings'> | null) => draft?.drawings.map(({ form }) => form.name) ?? [];
const settled = () => vi.advanceTimersByTimeAsync(1000);

/** A page with a board that has loaded its draft. */
async function sitDown() {
  const board = openTab();
  const keeper = keepDraft(board, slot);
  await settled();
  return { board, ...keeper };
}

/** Starts a line, and waits until it is stored. */
async function placeVertex(board: Board): Promise<void> {
  board.setTool({ kind: 'draw', shape: 'LineString' });
  board.insertVertex({ part: 0, ring: 0, index: 0 }, [3, 4]);
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  stored = null;
  left = [];
  isSlow = false;
  boards = 0;
  const texts = new Map<string, string>();
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => texts.set(key, value),
  });
  return () => vi.useRealTimers();
});

describe('a draft', () => {
  test('outlives the session, and is restored in the next one', async () => {
    const first = await sitDown();
    draw(first.board, 'Reef');
    await settled();
    first.stop();
    await settled();
    expect(first.board.store.get().drawings).toEqual([]);
    expect(listGone()).toEqual([]);
    const next = await sitDown();
    expect(names(next.board.store.get())).toEqual(['Reef']);
  });

  test('includes what was drawn just before the session ended', async () => {
    const { board, stop } = await sitDown();
    draw(board, 'Reef');
    stop();
    await settled();
    expect(names(stored)).toEqual(['Reef']);
  });

  test('is removed with a drawing that is saved or discarded', async () => {
    const { board, stop } = await sitDown();
    draw(board, 'Reef');
    await settled();
    board.remove('tab-1-1');
    stop();
    await settled();
    expect(stored).toBeNull();
    expect(listGone()).toEqual(['tab-1-1']);
  });
});

describe('a page that closes', () => {
  test('while typing has written the text before the store responds', async () => {
    const { board, leave } = await sitDown();
    draw(board, 'Reef');
    leave();
    expect(left.map(([draft, { ids }]) => [names(draft), [...ids]])).toEqual([[['Reef'], ['tab-1-1']]]);
    await settled();
    expect(names(stored)).toEqual(['Reef']);
  });

  test('has also written what was drawn before the store first responded', async () => {
    isSlow = true;
    const { board, leave } = await sitDown();
    draw(board, 'Reef');
    await settled();
    leave();
    expect(left.map(([draft, { ids }]) => [names(draft), [...ids]])).toEqual([[['Reef'], ['tab-1-1']]]);
  });

  test('writes only what is not stored yet', async () => {
    const { board, leave } = await sitDown();
    draw(board, 'Reef');
    await settled();
    leave();
    expect(left).toEqual([]);
    isSlow = true;
    draw(board, 'Net');
    await settled();
    leave();
    expect(left.map(([draft]) => names(draft))).toEqual([['Reef', 'Net']]);
  });

  test('records that it finished its own vertices', async () => {
    const { board, leave } = await sitDown();
    await placeVertex(board);
    isSlow = true;
    board.reset();
    await settled();
    leave();
    expect(left.map(([draft, { hadPath }]) => [draft.path, hadPath])).toEqual([[[], true]]);
  });

  test('records it until the store has responded, whatever was drawn since', async () => {
    const { board, leave } = await sitDown();
    await placeVertex(board);
    isSlow = true;
    board.reset();
    await settled();
    for (const name of ['Reef', 'Net']) {
      draw(board, name);
      await settled();
    }
    leave();
    expect(left.map(([draft, { hadPath }]) => [names(draft), hadPath])).toEqual([[['Reef', 'Net'], true]]);
  });

  test('does not claim vertices that the store no longer has: later ones are of another page', async () => {
    const { board, leave } = await sitDown();
    await placeVertex(board);
    board.reset();
    await settled();
    draw(board, 'Reef');
    leave();
    expect(left.map(([draft, { hadPath }]) => [names(draft), hadPath])).toEqual([[['Reef'], false]]);
  });
});

describe('two tabs', () => {
  test("keep each other's drawings", async () => {
    const [first, second] = [await sitDown(), await sitDown()];
    draw(first.board, 'Reef');
    await settled();
    second.board.setSearch('fin');
    await settled();
    expect(names(stored)).toEqual(['Reef']);
    draw(second.board, 'Net');
    await settled();
    expect(names(stored)).toEqual(['Reef', 'Net']);
    second.board.remove('tab-2-1');
    await settled();
    expect(names(stored)).toEqual(['Reef']);
    first.board.reset();
    await settled();
    expect(stored).toBeNull();
  });

  test("keep each other's unfinished vertices", async () => {
    const [first, second] = [await sitDown(), await sitDown()];
    await placeVertex(first.board);
    draw(second.board, 'Net');
    await settled();
    expect(stored).toMatchObject({ path: [[3, 4]], tool: { kind: 'draw' } });
    expect(names(stored)).toEqual(['Net']);
  });

  test('a drawing saved in one tab stays removed while the other continues drawing', async () => {
    const first = await sitDown();
    draw(first.board, 'Reef');
    await settled();
    const second = await sitDown();
    second.board.remove('tab-1-1');
    draw(first.board, 'Net');
    await settled();
    expect(listGone()).toEqual(['tab-1-1']);
  });
});
