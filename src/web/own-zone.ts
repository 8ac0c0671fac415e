export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
