import { splitSentences } from '../../../../../shared/text/sentences.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { headingIds } from '../../../../posts/heading-ids.ts';
import { postCheckContent as words } from '../../../words/post-check.ts';
import type { EditorValues } from '../editor-form.ts';
import { type LengthRange, snippetLengths } from '../panel/SearchSnippet.tsx';

export interface Check {
  id:
    | 'address'
    | 'publication'
    | 'category'
    | 'excerpt'
    | 'card'
    | 'search'
    | 'alt'
    | 'links'
    | 'headings'
    | 'readability';
  state: 'good' | 'look' | 'open';
  text: string;
  places?: readonly string[];
}

const longSentenceWords = 30;
/** A text with this many words needs headings. */
const longTextWords = 400;
const mostPlaces = 5;
const placeLength = 90;

const cut = (text: string) =>
  text.length > placeLength ? `${text.slice(0, placeLength).trimEnd()}…` : text;
const placesOf = (texts: readonly string[]) => texts.slice(0, mostPlaces).map(cut);
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

function checkPublication({ isPublished, publishAt }: EditorValues, now: Date): Check {
  const time = publishAt === '' ? null : new Date(publishAt);
  const id = 'publication';
  if (isPublished === 'false') return { id, state: 'good', text: words.publication.draft };
  if (!time) return { id, state: 'look', text: words.publication.now };
  const { on, since } = words.publication;
  return { id, state: 'good', text: (time > now ? on : since)(formatDateTime(time)) };
}

function checkSearch({ title, metaTitle, excerpt, metaDescription }: EditorValues): Check {
  const isOff = (text: string, { least, most }: LengthRange) =>
    text.length < least || text.length > most;
  const shownTitle = metaTitle || title;
  const description = metaDescription || excerpt;
  const faults = [
    ...(isOff(shownTitle, snippetLengths.title)
      ? [
          words.search.titleLength(
            shownTitle.length,
            snippetLengths.title.least,
            snippetLengths.title.most,
          ),
        ]
      : []),
    ...(isOff(description, snippetLengths.description)
      ? [
          words.search.descriptionLength(
            description.length,
            snippetLengths.description.least,
            snippetLengths.description.most,
          ),
        ]
      : []),
  ];
  if (faults.length === 0) return { id: 'search', state: 'good', text: words.search.good };
  return { id: 'search', state: 'look', text: faults.join(' ') };
}

function checkAlt(body: HTMLElement): Check {
  const pictures = [...body.querySelectorAll('img')];
  const silent = pictures.filter(({ alt }) => alt.trim() === '');
  if (pictures.length === 0) return { id: 'alt', state: 'good', text: words.alt.none };
  if (silent.length === 0) return { id: 'alt', state: 'good', text: words.alt.good };
  const names = silent.map((one) => one.getAttribute('src')?.split('/').at(-1) ?? '');
  return {
    id: 'alt',
    state: 'look',
    text: words.alt.missing(silent.length),
    places: placesOf(names),
  };
}

function checkHeadings(body: HTMLElement): Check {
  const headings = [...body.querySelectorAll('h2, h3, h4, h5, h6')];
  const id = 'headings';
  if (headings.length === 0 && wordsIn(body.textContent ?? '').length > longTextWords) {
    return { id, state: 'look', text: words.headings.none };
  }
  const levels = headings.map(({ localName }) => Number(localName.slice(1)));
  const skipped = headings.filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 1) + 1);
  if (skipped.length === 0) return { id, state: 'good', text: words.headings.good };
  const places = placesOf(skipped.map(({ textContent }) => textContent ?? ''));
  return { id, state: 'look', text: words.headings.skipped, places };
}

function checkReadability(body: HTMLElement): Check {
  const id = 'readability';
  const texts = [...body.querySelectorAll('p, li, blockquote')].map((one) => one.textContent ?? '');
  const sentences = texts
    .flatMap(splitSentences)
    .map((one) => one.trim())
    .filter(Boolean);
  if (sentences.length === 0) return { id, state: 'look', text: words.readability.empty };
  const long = sentences.filter((sentence) => wordsIn(sentence).length > longSentenceWords);
  if (long.length > 0) {
    return { id, state: 'look', text: words.readability.long, places: placesOf(long) };
  }
  const total = sentences.reduce((sum, sentence) => sum + wordsIn(sentence).length, 0);
  const text = words.readability.good(Math.round(total / sentences.length));
  return { id, state: 'good', text };
}

export interface PostLinks {
  here: readonly string[];
  missingPlaces: readonly string[];
  elsewhere: number;
}

export function linksOf(content: string): PostLinks {
  const body = bodyOf(content);
  const hrefs = [
    ...new Set([...body.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? '')),
  ];
  const idOf = headingIds();
  const places = new Set(
    [...body.querySelectorAll('h2, h3')].map(
      ({ textContent }) => `#${idOf((textContent ?? '').replace(/\s+/g, ' ').trim())}`,
    ),
  );
  return {
    here: hrefs.filter((href) => href.startsWith('/')),
    missingPlaces: hrefs.filter((href) => href.startsWith('#') && !places.has(decodeURI(href))),
    elsewhere: hrefs.filter((href) => /^https?:/i.test(href)).length,
  };
}

/** `broken` is null until all links were tried. */
export function checkLinks(links: PostLinks, broken: readonly string[] | null): Check {
  const { here, missingPlaces, elsewhere } = links;
  const id = 'links';
  const note = elsewhere > 0 ? ` ${words.links.elsewhere(elsewhere)}` : '';
  const lost = [...missingPlaces, ...(broken ?? [])];
  if (lost.length > 0) {
    return { id, state: 'look', text: words.links.broken, places: placesOf(lost) };
  }
  if (broken === null) return { id, state: 'open', text: words.states.open };
  const isNone = here.length + missingPlaces.length + elsewhere === 0;
  return { id, state: 'good', text: isNone ? words.links.none : `${words.links.good}${note}` };
}

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

interface CheckInput {
  values: EditorValues;
  categoryName: string | undefined;
  address: string;
  now: Date;
}

export function checkPost({ values, categoryName, address, now }: CheckInput): Check[] {
  const body = bodyOf(values.content);
  const has = (id: Check['id'], isThere: boolean, good: string, missing: string): Check => ({
    id,
    state: isThere ? 'good' : 'look',
    text: isThere ? good : missing,
  });
  return [
    has('address', values.slug.trim() !== '', address, words.address.missing),
    checkPublication(values, now),
    has('category', categoryName !== undefined, categoryName ?? '', words.category.missing),
    has('excerpt', values.excerpt.trim() !== '', words.excerpt.good, words.excerpt.missing),
    has('card', values.imageUrl !== '', words.card.picture, words.card.missing),
    checkSearch(values),
    checkAlt(body),
    checkHeadings(body),
    checkReadability(body),
  ];
}
