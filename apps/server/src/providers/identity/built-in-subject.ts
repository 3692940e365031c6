/** The built-in provider's identifier of an account for the rest of the product. */
export const toBuiltInSubject = (userId: string) => `built-in ${userId}`;
