import pino, { type Logger } from 'pino';
import { paths } from '../../shared/paths.ts';
import { currentTrace } from './trace.ts';

/** Numbers that help in reading a log and belong to nobody: addresses with their ports, dates, times, UUIDs. */
const technical = [
  String.raw`\b\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d{1,5})?\b`,
  String.raw`\[?[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}\]?(?::\d{1,5})?\b`,
  String.raw`\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b`,
  String.raw`\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?\b`,
  String.raw`\b\d{1,2} [A-Z][a-z]{2} \d{4}\b(?: \d{2}:\d{2}:\d{2})?`,
  String.raw`\b[a-z][\w.-]*:\d{1,5}(?::\d{1,5})?\b(?![\s().-]*\d)`,
].join('|');
/** A phone number in any spelling, or a code: six digits or more, with what people put between them. */
const phoneNumberOrCode = String.raw`\+?\d(?:[\s().-]*\d){5,}`;
const numbers = new RegExp(`(${technical})|${phoneNumberOrCode}`, 'gi');

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const apiToken = /vcl_[\w-]{8,}/g;
/** First segments of the addresses that carry a key. */
const secretSegments = Object.values(paths).flatMap((path) => {
  const pattern = typeof path === 'function' && 'pattern' in path ? path.pattern : '';
  return /^\/(\w+)\/:key/.exec(pattern)?.[1] ?? [];
});
/** A key in an address, however the address is spelled (security row 70). */
const keyInPath = new RegExp(
  `(\\/(?:${[...new Set(secretSegments)].join('|')})\\/+)[\\w%-]{24,}`,
  'gi',
);

/** A path as logs may show it. */
export function maskPath(path: string): string {
  return path.replace(keyInPath, '$1***');
}

/** Masks error texts of other programs: phone numbers and codes keep their last two digits. */
export function maskPrivate(text: string): string {
  return maskPath(text)
    .replace(apiToken, 'vcl_***')
    .replace(emailAddress, '***@***')
    .replace(numbers, (match: string, kept: string | undefined) =>
      kept === undefined ? `***${match.replace(/\D/g, '').slice(-2)}` : match,
    );
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
 * removed by key; a phone number is logged only through `maskPhone`. Every line names the request that it belongs to.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const log: Logger = pino(
    {
      level,
      // The logger of a request names it by itself, also where the request's context has been lost.
      mixin(_fields, _level, logger) {
        const trace = logger === log ? currentTrace() : undefined;
        return trace ? { requestId: trace.requestId, traceId: trace.traceId } : {};
      },
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
  return log;
}

/** Logger of services; the process logger and a request's logger both fit. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** A phone number as logs may show it: its last two digits. */
export function maskPhone(e164: string): string {
  return `***${e164.slice(-2)}`;
}
