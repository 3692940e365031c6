/** An object store that files cannot be kept in; its message says what to do. */
export class UnfitStoreError extends Error {}
