/** Whether tests run that take minutes: those of `npm run test:full`, which the checks before each merge leave out. */
export const isFull = process.env.TEST_FULL === 'on';

/** The cases of one rule: the usual ones stand for the others too, which only a full run sees. */
export const casesOf = <Case>(usual: readonly Case[], others: readonly Case[]): readonly Case[] =>
  isFull ? [...usual, ...others] : usual;
