import type { ParsedVariables } from './environment-variables.ts';
import { withPassword } from './secret-files.ts';

/** @returns null where DATABASE_PASSWORD cannot belong to the address */
export function databaseAddressOf(
  parsed: ParsedVariables,
  name: 'DATABASE_URL' | 'DATABASE_LISTEN_URL',
): string | null | undefined {
  const { [name]: url, DATABASE_PASSWORD: password } = parsed;
  if (!password) return url;
  // The two may name different users, of whom one has a password in the address.
  const isOptional = name === 'DATABASE_LISTEN_URL';
  return isOptional && (!url || new URL(url).password) ? url : withPassword(url, password);
}

export function databaseFaults(parsed: ParsedVariables): string[] {
  const faults: string[] = [];
  if (databaseAddressOf(parsed, 'DATABASE_URL') === null)
    faults.push('DATABASE_PASSWORD belongs to a DATABASE_URL that names a user and no password.');
  if (parsed.DATABASE_LISTEN_URL && !parsed.DATABASE_URL)
    faults.push('DATABASE_LISTEN_URL belongs to a DATABASE_URL that leads to a pooler.');
  return faults;
}
