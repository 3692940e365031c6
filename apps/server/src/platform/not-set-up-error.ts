import { AppError } from './app-error.ts';

/**
 * The error of a request for a part of the product that this installation does not have, since it is not configured. Any
 * member can ask for it as often as they like, and nothing is broken: it is logged as a warning, once a minute.
 */
export class NotSetUpError extends AppError {}
