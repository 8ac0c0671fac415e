import { z } from 'zod';

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0];

const maxNameLength = 80;
const maxOptions = 20;

const kinds: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  void: 'must be left out',
  undefined: 'must be left out',
};

const formats: Record<string, string> = {
  email: 'must be an email address',
  url: 'must be a web address',
  datetime: 'must be a time as in 2026-01-31T12:00:00Z',
  date: 'must be a date as in 2026-01-31',
  safeint: 'must be a whole number',
};

function units(origin: string, count: number | bigint): string {
  const plural = Number(count) === 1 ? '' : 's';
  if (origin === 'string') return ` character${plural}`;
  return origin === 'array' || origin === 'set' ? ` item${plural}` : '';
}

function predicate(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return kinds[issue.expected] ?? 'is of the wrong kind';
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as it should be';
    case 'too_small': {
      const unit = units(issue.origin, issue.minimum);
      return unit
        ? `must have at least ${issue.minimum}${unit}`
        : `must be at least ${issue.minimum}`;
    }
    case 'too_big': {
      const unit = units(issue.origin, issue.maximum);
      return unit
        ? `must have at most ${issue.maximum}${unit}`
        : `must be at most ${issue.maximum}`;
    }
    case 'invalid_value':
      return issue.values.length > 1
        ? `must be one of ${issue.values.slice(0, maxOptions).map(String).join(', ')}`
        : `must be ${String(issue.values[0])}`;
    case 'unrecognized_keys':
      return `must not have "${issue.keys[0]?.slice(0, maxNameLength)}"`;
    default:
      return 'is not valid';
  }
}

function messageOf(issue: Issue): string {
  const field = (issue.path ?? []).map(String).join('.').slice(0, maxNameLength);
  return `${field || 'The input'} ${predicate(issue)}`;
}

/** Applies to every schema of the process: zod's own messages name its types and show regular expressions. */
export function registerInputMessages(): void {
  z.config({ customError: messageOf });
}
