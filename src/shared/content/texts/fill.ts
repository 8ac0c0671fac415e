/** Values by the name that stands for them in a text: `{days}`. */
export type Fillings = Readonly<Record<string, string | number>>;

/** Puts values into a text. A name without a value stays as it is. */
export function fill(text: string, fillings: Fillings): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(fillings, name) ? String(fillings[name]) : whole,
  );
}

/** Puts values into all texts of a value. */
export function fillAll<Value>(value: Value, fillings: Fillings): Value;
export function fillAll(value: unknown, fillings: Fillings): unknown {
  if (typeof value === 'string') return fill(value, fillings);
  if (Array.isArray(value)) return value.map((entry) => fillAll(entry, fillings));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fillAll(part, fillings)]),
  );
}
