import { parseEnv, SettingsError } from '../../src/server/env.ts';

/** What a start with these environment variables would complain of. */
export function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}
