import type {
  OutlinedSection,
  SectionInText,
  TextState,
} from '../../../generator/web/admin/stages/outline-text.ts';
import { blocksOf, htmlOfBlocks } from '../merge/html-blocks.ts';
import type { Block } from '../merge/merge-blocks.ts';

/** Indexes of blocks. The heading of a section, if it has one, stands between `from` and `bodyFrom`. */
interface Place {
  from: number;
  bodyFrom: number;
  to: number;
}

const isHeading = ({ html }: Block) => /^<h2[\s>]/.test(html);

const textOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
};

const oneLine = (heading: string) => heading.replace(/\s+/g, ' ').trim();

function hasSameBlocks(some: readonly Block[], others: readonly Block[]): boolean {
  return some.length === others.length && some.every(({ key }, at) => key === others[at]?.key);
}

/** Splits a text at its headings. The first part has none, and may be empty. */
function chaptersOf(blocks: readonly Block[]): Place[] {
  const starts = blocks.flatMap((block, at) => (isHeading(block) ? [at] : []));
  const opening = { from: 0, bodyFrom: 0, to: starts[0] ?? blocks.length };
  return [
    opening,
    ...starts.map((from, at) => ({
      from,
      bodyFrom: from + 1,
      to: starts[at + 1] ?? blocks.length,
    })),
  ];
}

function findRun(blocks: readonly Block[], { bodyFrom, to }: Place, html: string): Place | null {
  const wanted = html === '' ? [] : blocksOf(html);
  if (wanted.length === 0) return null;
  for (let from = bodyFrom; from + wanted.length <= to; from += 1) {
    const end = from + wanted.length;
    if (hasSameBlocks(blocks.slice(from, end), wanted)) return { from, bodyFrom: from, to: end };
  }
  return null;
}

/**
 * Finds the sections of an outline in a text: by their headings, and where a person changed one, by the words under it. The first
 * section may go without a heading. Another one without a heading is found only as it was put there.
 */
function placesOf(
  blocks: readonly Block[],
  sections: readonly OutlinedSection[],
): Map<string, Place> {
  const [opening, ...chapters] = chaptersOf(blocks);
  const places = new Map<string, Place>();
  const free = new Set(chapters);
  const claim = (id: string, chapter: Place | undefined) => {
    if (!chapter) return;
    free.delete(chapter);
    places.set(id, { ...chapter });
  };
  const headed = sections.filter(({ heading }) => oneLine(heading) !== '');
  for (const { id, heading } of headed) {
    const found = [...free].find(
      ({ from }) => textOf(blocks[from]?.html ?? '') === oneLine(heading),
    );
    claim(id, found);
  }
  for (const { id, html } of headed) {
    if (places.has(id) || html === '') continue;
    const wanted = blocksOf(html);
    const found = [...free].find(({ bodyFrom, to }) =>
      hasSameBlocks(blocks.slice(bodyFrom, to), wanted),
    );
    claim(id, found);
  }
  let chapter: Place | undefined = opening;
  for (const [at, { id, heading, html }] of sections.entries()) {
    if (oneLine(heading) !== '') {
      chapter = places.get(id);
    } else if (at === 0) {
      if (opening && opening.to > 0) places.set(id, { ...opening });
      chapter = places.get(id) ?? opening;
    } else if (chapter) {
      const run = findRun(blocks, chapter, html);
      if (!run) continue;
      places.set(id, run);
      chapter.to = run.from;
      chapter = { ...run, bodyFrom: run.to, to: chapterEnd(blocks, run.to) };
    }
  }
  return places;
}

function chapterEnd(blocks: readonly Block[], from: number): number {
  const next = blocks.findIndex((block, at) => at >= from && isHeading(block));
  return next < 0 ? blocks.length : next;
}

function stateAt(
  blocks: readonly Block[],
  { html, offeredHtml }: OutlinedSection,
  place: Place | undefined,
): TextState {
  if (!place) return 'missing';
  const body = blocks.slice(place.bodyFrom, place.to);
  if (body.length === 0) return 'empty';
  if (offeredHtml !== null && hasSameBlocks(body, blocksOf(offeredHtml))) return 'asOffered';
  return html !== '' && hasSameBlocks(body, blocksOf(html)) ? 'asWritten' : 'byHand';
}

export function sectionsInText(
  content: string,
  sections: readonly OutlinedSection[],
): Map<string, SectionInText> {
  const blocks = blocksOf(content);
  const places = placesOf(blocks, sections);
  return new Map(
    sections.map((section) => {
      const place = places.get(section.id);
      const body = place ? blocks.slice(place.bodyFrom, place.to) : [];
      const state = stateAt(blocks, section, place);
      return [section.id, { state, html: htmlOfBlocks(body) }];
    }),
  );
}

function headingBlocks(heading: string): Block[] {
  const element = document.createElement('h2');
  element.textContent = oneLine(heading);
  return element.textContent === '' ? [] : blocksOf(element.outerHTML);
}

/** Finds the place of a section that is not in the text: behind the nearest one before it, or before the nearest one behind it. */
function gapFor(
  blocks: readonly Block[],
  places: ReadonlyMap<string, Place>,
  sections: readonly OutlinedSection[],
  id: string,
): number {
  const at = sections.findIndex((section) => section.id === id);
  const before = sections.slice(0, at).findLast((section) => places.has(section.id));
  if (before) return places.get(before.id)?.to ?? blocks.length;
  if (at === 0 && oneLine(sections[0]?.heading ?? '') === '') return 0;
  const behind = sections.slice(at + 1).find((section) => places.has(section.id));
  return behind ? (places.get(behind.id)?.from ?? blocks.length) : blocks.length;
}

function replaced(
  blocks: readonly Block[],
  { from, to }: Pick<Place, 'from' | 'to'>,
  by: readonly Block[],
): string {
  // The first block of a text may have had no space before it.
  return htmlOfBlocks([...blocks.slice(0, from), ...by, ...blocks.slice(to)]);
}

/** Returns the text with these words at the place of a section, under its heading. */
export function withSection(
  content: string,
  sections: readonly OutlinedSection[],
  { id, html }: { id: string; html: string },
): string {
  const section = sections.find((one) => one.id === id);
  if (!section) return content;
  const blocks = blocksOf(content);
  const places = placesOf(blocks, sections);
  const place = places.get(id);
  if (place) return replaced(blocks, { from: place.bodyFrom, to: place.to }, blocksOf(html));
  const gap = gapFor(blocks, places, sections, id);
  return replaced(blocks, { from: gap, to: gap }, [
    ...headingBlocks(section.heading),
    ...blocksOf(html),
  ]);
}

/** Returns the text with another heading of a section; the same text where the section is not there. */
export function withHeading(
  content: string,
  sections: readonly OutlinedSection[],
  { id, heading }: { id: string; heading: string },
): string {
  const blocks = blocksOf(content);
  const place = placesOf(blocks, sections).get(id);
  if (!place) return content;
  return replaced(blocks, { from: place.from, to: place.bodyFrom }, headingBlocks(heading));
}

/** Returns the text without a section and its heading. */
export function withoutSection(
  content: string,
  sections: readonly OutlinedSection[],
  id: string,
): string {
  const blocks = blocksOf(content);
  const place = placesOf(blocks, sections).get(id);
  return place ? replaced(blocks, place, []) : content;
}

/** Returns the text with a section and the one before or behind it in the outline swapped; the same text unless both are there. */
export function withMovedSection(
  content: string,
  sections: readonly OutlinedSection[],
  { id, step }: { id: string; step: 1 | -1 },
): string {
  const at = sections.findIndex((section) => section.id === id);
  const blocks = blocksOf(content);
  const places = placesOf(blocks, sections);
  const moved = places.get(id);
  const other = places.get(sections[at + step]?.id ?? '');
  if (!moved || !other) return content;
  const [first, second] = moved.from < other.from ? [moved, other] : [other, moved];
  return htmlOfBlocks([
    ...blocks.slice(0, first.from),
    ...blocks.slice(second.from, second.to),
    ...blocks.slice(first.to, second.from),
    ...blocks.slice(first.from, first.to),
    ...blocks.slice(second.to),
  ]);
}
