import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the service worker shows, by tag, and what hears of it. */
let shown: string[];
let hear: ((event: { data: unknown }) => void) | null;
let visibilityState: string;

beforeEach(() => {
  shown = [];
  hear = null;
  visibilityState = 'visible';
  vi.resetModules();
  const getNotifications = async ({ tag }: { tag: string }) =>
    shown.filter((one) => one === tag).map(() => ({ close: () => shown.splice(shown.indexOf(tag), 1) }));
  vi.stubGlobal('navigator', {
    language: 'en-GB',
    serviceWorker: {
      getRegistration: async () => ({ getNotifications }),
      addEventListener: (_type: string, listener: typeof hear) => {
        hear = listener;
      },
    },
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function ask(crossing_id: string): Promise<void> {
  const { showQuestion } = await import('./show-question.ts');
  const prompt = { crossing_id, project_id: 1, code: 'ABC', name: 'No-take zone', event: 'in' as const };
  showQuestion({ ...prompt, at: '2026-01-01T00:00:00Z' }, () => {});
}

/** The worker shows something, and says so. */
function push(tag: string): void {
  shown.push(tag);
  hear?.({ data: { shown: tag } });
}

test('a page in view closes what the service worker shows of the same question, before and after', async () => {
  shown.push('judged-1', 'judged-2');
  await ask('judged-1');
  await vi.waitFor(() => expect(shown).toEqual(['judged-2']));
  push('judged-1');
  push('judged-3');
  await vi.waitFor(() => expect(shown).toEqual(['judged-2', 'judged-3']));
});

test('a hidden page closes nothing: nobody sees what it asks', async () => {
  visibilityState = 'hidden';
  shown.push('judged-1');
  await ask('judged-1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  push('judged-1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown).toEqual(['judged-1', 'judged-1']);
});
