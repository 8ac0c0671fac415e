/** Returns "America, New York" for "America/New_York". */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll('/', ', ').replaceAll('_', ' ');
}

export function zoneOptions(needed: readonly string[]): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...needed]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zoneName(zone) }));
}
