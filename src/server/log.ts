import pino, { type Logger } from 'pino';

const fiveOrMoreDigits = /\+?\d[\d\s().-]{5,}\d/g;

/** Phone numbers and codes that end up in an error's text are cut to their last two digits. */
export function maskNumbers(text: string): string {
  return text.replace(fiveOrMoreDigits, (match) => `***${match.replace(/\D/g, '').slice(-2)}`);
}

const secretKeys = [
  'password',
  'token',
  'adminToken',
  'admin-token',
  'cookie',
  'authorization',
  'code',
  'verificationCode',
  'email',
];

/**
 * Structured logs, one JSON object a line (pino escapes line breaks, so input cannot forge a line). Secrets are
 * removed by key; a phone number is logged only through `maskPhone`.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [...secretKeys, ...secretKeys.map((key) => `*["${key}"]`)],
        censor: '[hidden]',
      },
      serializers: {
        err(error: unknown) {
          if (!(error instanceof Error)) return { message: maskNumbers(String(error)) };
          return {
            type: error.name,
            message: maskNumbers(error.message),
            stack: error.stack && maskNumbers(error.stack),
          };
        },
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

/** What services need of a logger; the process logger and a request's logger both fit. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** A phone number as logs may show it: its last two digits. */
export function maskPhone(e164: string): string {
  return `***${e164.slice(-2)}`;
}
