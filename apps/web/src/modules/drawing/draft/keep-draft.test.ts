import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Board, createBoard } from '../board/board.ts';
import type { Draft } from './draft.ts';
import type { DraftSlot } from './draft-slot.ts';
import { listGone } from './gone-drawings.ts';
import { keepDraft } from './keep-draft.ts';

let stored: Draft | null;
/** What was written down by pages that may have gone, each time. */
let left: Parameters<DraftSlot['leave']>[];
/** While it is set the store answers nothing. */
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

/** A page with a board whose draft has been looked for. */
async function sitDown() {
  const board = openTab();
  const keeper = keepDraft(board, slot);
  await settled();
  return { board, ...keeper };
}

/** Begins a line, and has it kept. */
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
  test('outlasts the session, and comes back at the next', async () => {
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

  test('has also what was drawn in the moment before the session ended', async () => {
    const { board, stop } = await sitDown();
    draw(board, 'Reef');
    stop();
    await settled();
    expect(names(stored)).toEqual(['Reef']);
  });

  test('goes with the drawing that was saved or thrown away', async () => {
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

describe('a page that goes', () => {
  test('in the middle of a word has written it down, before any store answers', async () => {
    const { board, leave } = await sitDown();
    draw(board, 'Reef');
    leave();
    expect(left.map(([draft, { ids }]) => [names(draft), [...ids]])).toEqual([[['Reef'], ['tab-1-1']]]);
    await settled();
    expect(names(stored)).toEqual(['Reef']);
  });

  test('has written down also what was drawn before the store ever answered', async () => {
    isSlow = true;
    const { board, leave } = await sitDown();
    draw(board, 'Reef');
    await settled();
    leave();
    expect(left.map(([draft, { ids }]) => [names(draft), [...ids]])).toEqual([[['Reef'], ['tab-1-1']]]);
  });

  test('writes down what is on its way to the store, and nothing once it is there', async () => {
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

  test('says that the vertices which it finished were its own', async () => {
    const { board, leave } = await sitDown();
    await placeVertex(board);
    isSlow = true;
    board.reset();
    await settled();
    leave();
    expect(left.map(([draft, { hadPath }]) => [draft.path, hadPath])).toEqual([[[], true]]);
  });

  test('says so as long as the store has not heard of it, however much was drawn since', async () => {
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

  test('says nothing of vertices that the store has forgotten: what lies there since is of another page', async () => {
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
  test('leave each other what they drew', async () => {
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

  test('leave each other the vertices placed so far', async () => {
    const [first, second] = [await sitDown(), await sitDown()];
    await placeVertex(first.board);
    draw(second.board, 'Net');
    await settled();
    expect(stored).toMatchObject({ path: [[3, 4]], tool: { kind: 'draw' } });
    expect(names(stored)).toEqual(['Net']);
  });

  test('a drawing saved in one of them stays gone while the other draws on', async () => {
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
