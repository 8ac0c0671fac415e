import pino, { type Logger } from 'pino';
import { allPaths } from '../../shared/server-paths.ts';
import { currentTrace } from './trace.ts';

/** Numbers that must stay readable in a log: addresses with ports, dates, times, UUIDs. */
const technical = [
  String.raw`\b\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d{1,5})?\b`,
  String.raw`\[?[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}\]?(?::\d{1,5})?\b`,
  String.raw`\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b`,
  String.raw`\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?\b`,
  String.raw`\b\d{1,2} [A-Z][a-z]{2} \d{4}\b(?: \d{2}:\d{2}:\d{2})?`,
  String.raw`\b[a-z][\w.-]*:\d{1,5}(?::\d{1,5})?\b(?![\s().-]*\d)`,
].join('|');
/** Matches a phone number in any spelling, or a code: at least six digits with usual separators. */
const phoneNumberOrCode = String.raw`\+?\d(?:[\s().-]*\d){5,}`;
const numbers = new RegExp(`(${technical})|${phoneNumberOrCode}`, 'gi');

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const apiToken = /(vc[ld]_)[\w-]{8,}/g;
const secretSegments = Object.values(allPaths).flatMap((path) => {
  const pattern = typeof path === 'function' && 'pattern' in path ? path.pattern : '';
  return /^\/(\w+)\/:key/.exec(pattern)?.[1] ?? [];
});
/** Matches a key in an address of any spelling (security row 70). */
const keyInPath = new RegExp(
  `(\\/(?:${[...new Set(secretSegments)].join('|')})\\/+)[\\w%-]{24,}`,
  'gi',
);

export function maskPath(path: string): string {
  return path.replace(keyInPath, '$1***');
}

/** Masks error texts of other programs: phone numbers and codes keep their last two digits. */
export function maskPrivate(text: string): string {
  return maskPath(text)
    .replace(apiToken, '$1***')
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
 * Writes one JSON object a line. pino escapes line breaks, so input cannot forge a line. Secrets are removed by key, and
 * phone numbers are logged only through `maskPhone`. Every line contains its request's id.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const log: Logger = pino(
    {
      level,
      // A request's logger adds the id itself, even when the request's context is lost.
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

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export function maskPhone(e164: string): string {
  return `***${e164.slice(-2)}`;
}
