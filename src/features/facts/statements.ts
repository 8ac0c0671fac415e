/** A sentence that names its own source, as in the cells of the page of a tool. */
export interface Statement {
  /** Names the entry and the cell that hold it: `cursor: Price`. */
  about: string;
  text: string;
  source: { label: string; href: string };
  /** ISO 8601: a day, a month or a year. */
  said: string;
}

const namesOfEntries = ['name', 'slug', 'cell'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function statementOf(value: Readonly<Record<string, unknown>>, about: string): Statement | null {
  const { text, source, said } = value;
  if (typeof text !== 'string' || !isRecord(source) || !isRecord(said)) return null;
  const { label, href } = source;
  if (typeof label !== 'string' || typeof href !== 'string') return null;
  return typeof said.dateTime === 'string'
    ? { about, text, source: { label, href }, said: said.dateTime }
    : null;
}

/** Tells if a part of a value names its own source. */
export const isStatement = (value: unknown): boolean =>
  isRecord(value) && statementOf(value, '') !== null;

/** Finds the statements of a value of any kind of content, however deep they stand. */
export function statementsOf(value: unknown, names: readonly string[] = []): Statement[] {
  if (Array.isArray(value)) return value.flatMap((entry) => statementsOf(entry, names));
  if (!isRecord(value)) return [];
  const name = namesOfEntries.map((key) => value[key]).find((one) => typeof one === 'string');
  const known = typeof name === 'string' ? [...names, name] : names;
  const statement = statementOf(value, known.join(': '));
  if (statement) return [statement];
  return Object.values(value).flatMap((part) => statementsOf(part, known));
}
