import pino, { type Logger } from 'pino';

const phoneNumberOrCode = /\+?\d[\d\s().-]{4,}\d/g;
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const apiToken = /vcl_[\w-]{8,}/g;

/** What other programs put into the text of an error: phone numbers and codes keep their last two digits. */
export function maskPrivate(text: string): string {
  return text
    .replace(apiToken, 'vcl_***')
    .replace(emailAddress, '***@***')
    .replace(phoneNumberOrCode, (match) => `***${match.replace(/\D/g, '').slice(-2)}`);
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
          if (!(error instanceof Error)) return { message: maskPrivate(String(error)) };
          return {
            type: error.name,
            message: maskPrivate(error.message),
            stack: error.stack && maskPrivate(error.stack),
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
