import { afterEach, expect, it, vi } from 'vitest';
import { postToken } from './post-token.ts';

/** The part of a document that a form needs, with what was submitted. */
function makePage() {
  const sent: unknown[] = [];
  const onPage = new Set<unknown>();
  const createElement = (tag: string) => {
    const fields: unknown[] = [];
    const element: Record<string, unknown> = { tag };
    return Object.assign(element, {
      append: (field: unknown) => fields.push(field),
      remove: () => onPage.delete(element),
      submit() {
        // Browsers do not submit a form outside the document.
        if (!onPage.has(element)) return;
        const { tag, method, action, target, rel } = element;
        sent.push({ tag, method, action, target, rel, fields });
      },
    });
  };
  vi.stubGlobal('document', { createElement, body: { append: (one: unknown) => onPage.add(one) } });
  return { sent, onPage };
}

afterEach(() => vi.unstubAllGlobals());

it('a token is posted to a new tab as the field jwt of a form, and the form is removed', () => {
  const { sent, onPage } = makePage();
  postToken({ url: 'https://help.example/access/jwt', jwt: 'head.body.sign' });
  expect(sent).toMatchObject([
    {
      tag: 'form',
      method: 'post',
      action: 'https://help.example/access/jwt',
      target: '_blank',
      rel: 'noopener',
      fields: [{ tag: 'input', type: 'hidden', name: 'jwt', value: 'head.body.sign' }],
    },
  ]);
  expect(onPage.size).toBe(0);
});
