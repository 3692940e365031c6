import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';

/** The part of the logger that the code uses. */
export type Logger = FastifyBaseLogger;

/** Paths whose values are never logged. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.access_token',
  '*.refresh_token',
  '*.firebase_token',
  '*.password',
];

/** Creates the logger of the process: JSON lines on standard error, with secrets redacted. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: config.logLevel, redact: SECRETS, base: null }, pino.destination(2));
}
