import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { keepPressesSteady } from './steady-press.ts';

keepPressesSteady();

/** A field whose message appears when it is left, above what is pressed. */
function Form() {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <input aria-label="Name" onBlur={() => setIsLeft(true)} />
      {isLeft && <p role="alert">Too short</p>}
      <button type="button">Save</button>
      <details>
        <summary>More</summary>
      </details>
      <input type="checkbox" aria-label="Public" />
      <p>Beside</p>
    </>
  );
}

test.each([
  ['a button', () => screen.getByRole('button', { name: 'Save' })],
  ['a fold', () => screen.getByText('More')],
  ['a box to tick', () => screen.getByRole('checkbox', { name: 'Public' })],
])('the message of a field appears after the press of %s', async (_, find) => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.click(field);
  await user.pointer({ keys: '[MouseLeft>]', target: find() });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(field);
  await user.pointer({ keys: '[/MouseLeft]', target: find() });
  await screen.findByRole('alert');
});

test('a press beside all that can be pressed leaves the field at once', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Beside') });
  await screen.findByRole('alert');
});
