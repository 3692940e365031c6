/** A store of objects that files cannot be kept in; its message says what to do about it. */
export class UnfitStoreError extends Error {}
