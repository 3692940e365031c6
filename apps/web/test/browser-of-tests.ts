import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { apiErrorsTexts } from '../src/i18n/api-errors-texts.ts';
import { loadTexts, startI18n } from '../src/i18n/i18n.ts';
import { FakeSocket } from './fake-socket.ts';
import { noDatabase } from './no-database.ts';
import { closePage, findServer } from './open-page.tsx';

// What happy-dom lacks of a browser, and how its pages begin and end. Each file of component tests runs this.

// Without a style sheet nothing is hidden, and to compute it for every element takes most of the time of a test.
configure({
  asyncUtilTimeout: 30_000,
  defaultHidden: true,
  // A page is thousands of lines: the message names what was sought, and the headings and messages that are there.
  getElementError: (message) => {
    const shown = document.querySelector('#panel-content')?.textContent ?? document.body.textContent;
    const said = [...document.querySelectorAll('[role=alert], [role=status]')].map(
      ({ textContent }) => textContent,
    );
    return new Error(
      `${message?.split('\n')[0]}\nMessages: ${said.join(' | ')}\nThe page: ${shown.slice(0, 2_000)}`,
    );
  },
});

vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('indexedDB', noDatabase);
// The product works without the locks of tabs; null is nothing that a browser has there.
Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
// A page that has ended reaches nobody.
vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => findServer().fetch(...request));
// The names of elements depend on styles that hide. Here only those of the element itself do: to apply Mantine's style sheet
// to every element took nine tenths of the time.
vi.stubGlobal('getComputedStyle', (element: HTMLElement) => element.style);
window.getComputedStyle = (element) => (element as HTMLElement).style;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// Nothing has a place on a screen here, so that Mantine finds nothing to focus, and prints the whole tree each time.
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('use-focus-trap')) warn(...words);
};

await startI18n();
await loadTexts(apiErrorsTexts);

afterEach(() => {
  cleanup();
  closePage();
});
