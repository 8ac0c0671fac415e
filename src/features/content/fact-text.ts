import type { ContentField, ContentFields } from '../../shared/content/fields.ts';
import { inlineMarks } from '../../shared/content/texts/inline-marks.ts';
import { isStatement } from '../facts/statements.ts';

/** The texts of a kind as HTML: a paragraph for each text and number. */
export interface FactText {
  html: string;
  /** Fields in the order of their paragraphs. */
  places: readonly { path: string; from: number }[];
}

/** Hold no sentence, although they are texts: a date for machines, and the name of a video in its address. */
const notRead = new Set(['dateTime', 'videoId']);

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A link within the site: the finder of facts looks for no names in it. */
const titled = (words: string) => `<a href="/">${words}</a>`;

const linked = (label: string, address: string) =>
  address.startsWith('/') ? titled(label) : label;

function htmlOf(text: string): string {
  return (
    escaped(text)
      .replace(inlineMarks, (_whole, label?: string, address = '', bold?: string, italic = '') =>
        label === undefined ? (bold ?? italic) : linked(label, address),
      )
      // Another kind holds what comes in place of a name in braces.
      .replace(/\{\w+\}/g, titled)
  );
}

function paragraphOf(field: ContentField, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  switch (field.type) {
    case 'text':
      return htmlOf(String(value));
    // A number says nothing without its label.
    case 'number':
      return escaped(`${field.label}: ${value}`);
    case 'range':
      return Array.isArray(value) ? escaped(`${field.label}: ${value.join('–')}`) : null;
    default:
      return null;
  }
}

function* paragraphsIn(
  field: ContentField,
  value: unknown,
  path: string,
): Generator<{ path: string; html: string }> {
  // It names its source itself.
  if (isStatement(value)) return;
  if (field.type === 'group') {
    for (const [name, one] of Object.entries(field.fields)) {
      if (notRead.has(name)) continue;
      const part = (value as Record<string, unknown> | null | undefined)?.[name];
      yield* paragraphsIn(one, part, path === '' ? name : `${path}.${name}`);
    }
  } else if (field.type === 'list') {
    for (const [at, entry] of (Array.isArray(value) ? value : []).entries()) {
      yield* paragraphsIn(field.entry, entry, `${path}.${at}`);
    }
  } else {
    const html = paragraphOf(field, value);
    if (html) yield { path: field.type === 'range' ? `${path}.0` : path, html };
  }
}

/** Makes a value readable for the search for facts. */
export function factTextOf(fields: ContentFields, value: unknown): FactText {
  const places: { path: string; from: number }[] = [];
  let html = '';
  for (const part of paragraphsIn({ label: '', type: 'group', fields }, value, '')) {
    places.push({ path: part.path, from: html.length });
    html += `<p>${part.html}</p>\n`;
  }
  return { html, places };
}

/** The field whose paragraph holds a position in the HTML. */
export function fieldAt({ places }: FactText, position: number): string | undefined {
  return places.findLast(({ from }) => from <= position)?.path;
}
