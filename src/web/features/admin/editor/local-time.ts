const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a `datetime-local` field holds it: "2026-11-20T17:05", in the time zone of the browser. */
export function toLocalInput(isoTime: string): string {
  const time = new Date(isoTime);
  const date = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${date}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The instant that such a field means, ISO 8601 in UTC; text that is no time goes on as it is, to be refused. */
export function fromLocalInput(value: string): string {
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}
