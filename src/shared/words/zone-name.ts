/** Returns "America, New York" for "America/New_York". */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll('/', ', ').replaceAll('_', ' ');
}
