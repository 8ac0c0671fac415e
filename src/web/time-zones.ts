import { zoneName } from '../shared/words/zone-name.ts';

export function zoneOptions(needed: readonly string[]): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...needed]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zoneName(zone) }));
}
