import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { type Visitor, visitors } from './browser.ts';

/** Enough to recognize the screen and its message. */
const MAX_TEXT = 2_000;
const PATIENCE_MS = 2_000;

/** The text of a page on one line, or that the page hangs. */
async function readPage(page: Page): Promise<string> {
  const shown = page.locator('body').innerText({ timeout: PATIENCE_MS });
  const text = await shown.catch((error: unknown) => String(error));
  const stored = page.evaluate(() => JSON.stringify(localStorage));
  const late = new Promise<string>((done) => setTimeout(done, PATIENCE_MS, 'no answer'));
  const kept = await Promise.race([stored.catch(String), late]);
  // Tokens must not be logged.
  const withoutTokens = kept.replace(/"(waypost\.\w+_token)":"[^"]*"/g, '"$1":"…"');
  const shorten = (value: string) => value.replace(/\s+/g, ' ').slice(0, MAX_TEXT);
  return `${page.url()}\n  shows: ${shorten(text)}\n  keeps: ${shorten(withoutTokens)}`;
}

async function describeVisitor({ context, complaints }: Visitor): Promise<string> {
  const pages = await Promise.all(context.pages().map(readPage));
  return [...pages, `  complaints: ${complaints.slice(-5).join('; ') || 'none'}`].join('\n');
}

// A failure that occurs once in a hundred runs can only be explained by what was on the screen.
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return undefined;
  return Promise.all([...visitors].map(describeVisitor)).then((told) => {
    console.warn(`When "${task.name}" failed:\n${told.join('\n')}`);
  });
});
