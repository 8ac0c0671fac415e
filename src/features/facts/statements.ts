import { videoPlatform } from '../../shared/words/video-platform.ts';

/** A sentence that names its own source, as in the cells of the page of a tool. */
export interface Statement {
  /** Names the entry and the cell that hold it: `cursor: Price`. */
  about: string;
  text: string;
  source: { label: string; href: string };
  /** The later of the days on which it was said and last read. ISO 8601: a day, a month or a year. */
  asOf: string;
  /** False for what a job checks. */
  comesDue: boolean;
}

const namesOfEntries = ['name', 'slug', 'cell'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dayIn = (value: unknown) =>
  isRecord(value) && typeof value.dateTime === 'string' ? value.dateTime : null;

const later = (one: string, other: string) => (new Date(one) < new Date(other) ? other : one);

function statementOf(
  value: Readonly<Record<string, unknown>>,
  { about, read }: { about: string; read: string | null },
): Statement | null {
  const { text, source, said } = value;
  const saidOn = dayIn(said);
  if (typeof text !== 'string' || !isRecord(source) || saidOn === null) return null;
  const { label, href } = source;
  if (typeof label !== 'string' || typeof href !== 'string') return null;
  return {
    about,
    text,
    source: { label, href },
    asOf: later(saidOn, read ?? saidOn),
    comesDue: true,
  };
}

/** A video has one more statement: that it can be played. */
function videoStatementOf({
  videoId,
  title,
  views,
}: Readonly<Record<string, unknown>>): Statement | null {
  const asOf = isRecord(views) ? dayIn(views.read) : null;
  if (typeof videoId !== 'string' || typeof title !== 'string' || asOf === null) return null;
  const source = { label: videoPlatform.name, href: videoPlatform.watchUrl(videoId) };
  return { about: title, text: 'The video can be played here.', source, asOf, comesDue: false };
}

/** Tells if a part of a value names its own source. */
export const isStatement = (value: unknown): boolean =>
  isRecord(value) && statementOf(value, { about: '', read: null }) !== null;

interface Around {
  names: readonly string[];
  /** Day on which the sources of an entry or of a whole list were read. */
  read: string | null;
}

/** Finds the statements of a value of any kind of content, however deep they stand. */
export function statementsOf(
  value: unknown,
  around: Around = { names: [], read: null },
): Statement[] {
  if (Array.isArray(value)) return value.flatMap((entry) => statementsOf(entry, around));
  if (!isRecord(value)) return [];
  const name = namesOfEntries.map((key) => value[key]).find((one) => typeof one === 'string');
  const names = typeof name === 'string' ? [...around.names, name] : around.names;
  const read = dayIn(value.read) ?? dayIn(value.checked) ?? around.read;
  const statement = statementOf(value, { about: names.join(': '), read });
  if (statement) return [statement];
  const video = videoStatementOf(value);
  return [
    ...(video ? [video] : []),
    ...Object.values(value).flatMap((part) => statementsOf(part, { names, read })),
  ];
}
