import { parse as parseToml, TomlDate } from 'smol-toml';
import { LineCounter, parseDocument } from 'yaml';
import { storable, storableValue } from '../text/plain-text.ts';

const yamlFields = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const tomlFields = /^\uFEFF?\+\+\+[ \t]*\r?\n([\s\S]*?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)/;
const jsonFields = /^\uFEFF?(\{[ \t]*\r?\n[\s\S]*?\r?\n\})[ \t]*(?:\r?\n|$)/;
const noFields = /^\uFEFF?(?:---|\+\+\+)[ \t]*\r?\n(?:---|\+\+\+)[ \t]*(?:\r?\n|$)/;

const maxLength = 64 * 1024;
/** Limits YAML aliases against memory exhaustion. */
const maxAliases = 100;
const maxDepth = 8;

export interface FrontMatter {
  /** Keys are lowercase without hyphens and underscores. */
  fields: ReadonlyMap<string, unknown>;
  written: ReadonlyMap<string, string>;
  body: string;
  lineCount: number;
  isThere: boolean;
}

export const hasFrontMatter = (content: string): boolean =>
  yamlFields.test(content) || tomlFields.test(content) || jsonFields.test(content);

export const fieldKey = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '');

/** Keeps TOML dates in their written form, so that a missing zone is handled as elsewhere. */
function tidy(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storable(value);
  if (value instanceof TomlDate) return value.toISOString();
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.map((one) => tidy(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, tidy(one, depth + 1)]),
  );
}

export const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Zola and Hugo put custom fields into these tables. */
const tables = ['taxonomies', 'params', 'extra'];

/**
 * Names the line of the first error only. The library draws each error with its line, which takes
 * quadratic time in a long line that has an error in every word.
 */
function parseYaml(text: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const [error] = document.errors;
  if (error) {
    throw new Error(`${error.message} at line ${lineCounter.linePos(error.pos[0]).line}`);
  }
  return document.toJS({ maxAliasCount: maxAliases, reviver: storableValue });
}

/** @throws Error for fields that are invalid or too long */
export function parseFields(text: string, format: 'yaml' | 'toml' | 'json'): unknown {
  if (text.length > maxLength) throw new Error('Its front matter is too long.');
  if (format === 'yaml') return parseYaml(text);
  return format === 'toml' ? parseToml(text) : JSON.parse(text);
}

function read(content: string): { parsed: unknown; whole: string } {
  const [yaml, toml, json] = [yamlFields, tomlFields, jsonFields].map((form) => form.exec(content));
  const found = yaml ?? toml ?? json;
  if (!found) return { parsed: null, whole: noFields.exec(content)?.[0] ?? '' };
  const [whole, text = ''] = found;
  return { parsed: parseFields(text, yaml ? 'yaml' : toml ? 'toml' : 'json'), whole };
}

export function namedFields(
  parsed: Readonly<Record<string, unknown>>,
): Pick<FrontMatter, 'fields' | 'written'> {
  const inner = tables.flatMap((name) => {
    const table = parsed[name];
    return isTable(table) ? Object.entries(table) : [];
  });
  const outer = Object.entries(parsed).filter(
    ([name, value]) => !(tables.includes(name) && isTable(value)),
  );
  const entries = [...inner, ...outer];
  return {
    fields: new Map(entries.map(([name, value]) => [fieldKey(name), tidy(value)])),
    written: new Map(entries.map(([name]) => [fieldKey(name), storable(name)])),
  };
}

/**
 * Parses YAML, TOML or JSON front matter.
 * @throws Error when it is invalid or too long
 */
export function readFrontMatter(content: string): FrontMatter {
  const { parsed, whole } = read(content);
  if (!isTable(parsed)) {
    const isEmpty = parsed === null || parsed === undefined;
    const body = isEmpty ? content.slice(whole.length) : content;
    const lineCount = isEmpty ? whole.split('\n').length - 1 : 0;
    return { fields: new Map(), written: new Map(), body, lineCount, isThere: false };
  }
  return {
    ...namedFields(parsed),
    body: content.slice(whole.length),
    lineCount: whole.split('\n').length - 1,
    isThere: true,
  };
}
