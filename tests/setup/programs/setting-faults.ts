import { parseEnv, SettingsError } from '../../../src/server/env.ts';

/** Returns the setting errors that a start with these environment variables reports. */
export function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}
