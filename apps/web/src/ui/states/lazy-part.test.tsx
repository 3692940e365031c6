import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findServer } from '../../../test/open-page.tsx';
import { lazyPart } from './lazy-part.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test('a part whose code cannot be loaded leaves what is beside it, and comes with the network', async () => {
  let isOffline = true;
  const load = vi.fn(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>A part</p> };
  });
  const Part = lazyPart(load);
  await act(async () =>
    render(
      <>
        <p>A drawing</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    ),
  );
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('A part')).toBeNull();
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('A part');
  await screen.findByText('A drawing');
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('code that the browser could not fetch is told by the browser alone', async () => {
  // A page whose code is missing looks whether another build is served.
  findServer().answerPath('GET /', {});
  let isMissing = true;
  const Part = lazyPart(async () => {
    // What a build makes of an import that fails, since the page has prevented its error.
    if (isMissing) window.dispatchEvent(new Event('vite:preloadError'));
    const code = (isMissing ? undefined : { Part: () => <p>A part</p> }) as { Part: () => ReactNode };
    return { default: code.Part };
  });
  await act(async () =>
    render(
      <Suspense>
        <Part />
      </Suspense>,
    ),
  );
  isMissing = false;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('A part');
  expect(console.error).not.toHaveBeenCalled();
});
