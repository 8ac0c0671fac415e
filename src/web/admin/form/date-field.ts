const two = (value: number) => String(value).padStart(2, '0');

/** Value of a date field in the time zone of this computer: "2026-11-25". */
export function dayOf(time: Date): string {
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Start of the day in local time, ISO 8601; null for an empty field. */
export function beginningOf(day: string): string | null {
  const begins = new Date(`${day}T00:00`);
  return Number.isNaN(begins.getTime()) ? null : begins.toISOString();
}

export function monthsLater(time: Date, months: number): Date {
  const later = new Date(time);
  later.setMonth(later.getMonth() + months);
  return later;
}
