import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Waits for the first element that contains a text, in letters of either case. */
export const sees = async (text: string | RegExp): Promise<HTMLElement> =>
  (await screen.findAllByText(text, { exact: false }))[0] as HTMLElement; // found, or it had thrown

/** The open dialog. */
export const dialog = async () => within(await screen.findByRole('dialog'));

/** What a person does with names that they read. */
export function handsOf(user: UserEvent) {
  const press = async (name: string | RegExp, within: Pick<typeof screen, 'findAllByRole'> = screen) => {
    const [button] = await within.findAllByRole('button', { name });
    if (button !== undefined) await user.click(button);
  };
  return {
    press,
    pressInDialog: async (name: string | RegExp) => press(name, await dialog()),
    /** Replaces the text of a field. */
    fill: async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.click(field);
      if (text !== '') await user.paste(text);
    },
    /** Closes the message of an error, which stays until then. */
    closeMessage: async () => {
      const buttons = await screen.findAllByRole('button', { name: 'Close' });
      const ofMessage = buttons.find((button) => button.closest('[role=alert]') !== null);
      if (ofMessage === undefined) throw new Error('No message of an error is shown.');
      await user.click(ofMessage);
    },
  };
}
