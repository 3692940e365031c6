import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';

/** The narrow face of the logger that the code relies on. */
export type Logger = FastifyBaseLogger;

/** Paths whose values never reach a log. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.access_token',
  '*.refresh_token',
  '*.firebase_token',
  '*.password',
];

/** Makes the process’s logger: JSON lines on standard error, secrets redacted. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: config.logLevel, redact: SECRETS, base: null }, pino.destination(2));
}
