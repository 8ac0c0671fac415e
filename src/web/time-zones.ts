import { zoneName } from '../features/calls/words/calls.ts';

/** Every zone that this browser knows, and those that are needed in any case, for a select. */
export function zoneOptions(needed: readonly string[]): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...needed]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zoneName(zone) }));
}
