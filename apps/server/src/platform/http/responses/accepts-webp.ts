/** Whether a client shows WebP, as maps in a browser say. @param header `Accept`; a wildcard alone does not say so. */
export const acceptsWebp = (header = ''): boolean => /\bimage\/webp\b/i.test(header);
