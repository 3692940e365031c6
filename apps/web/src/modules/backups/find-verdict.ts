import type { Backup } from '@waypost/contract';

/** What the last trial of a backup found, or else reading it back when it was made; null: nobody knows whether it is good. */
export const findVerdict = ({ trial, read_back }: Backup) => trial ?? read_back;
