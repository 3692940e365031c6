/** Whether tests run that take minutes: those of `npm run test:full`, which the checks before each merge leave out. */
export const isFull = process.env.TEST_FULL === 'on';
