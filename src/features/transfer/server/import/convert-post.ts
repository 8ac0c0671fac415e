import type { ImportSource } from '../../post-import.ts';
import { convertHtml } from './text/convert-html.ts';
import { maxReadLength, plainText } from './text/plain-text.ts';

/** `html` is without the bytes of its pictures. */
export interface WrittenText {
  html: string;
  source: ImportSource;
}

export interface PlacedPicture {
  address: string | null;
  notes: readonly string[];
}

export interface Places {
  pictures: ReadonlyMap<string, PlacedPicture>;
  links: ReadonlyMap<string, string>;
}

export interface ConvertedText {
  content: string;
  notes: string[];
  beginning: string;
  isTooLong: boolean;
}

const beginningLength = 1_000;

/** Nesting that is too deep throws a RangeError, in `parseHtml` or as a stack overflow. */
function unlessTooDeep<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function addressesIn({ html, source }: WrittenText): {
  pictures: string[];
  links: string[];
} {
  const [pictures, links] = [new Set<string>(), new Set<string>()];
  if (html.length <= maxReadLength) {
    unlessTooDeep(() =>
      convertHtml(html, {
        source,
        note: () => {},
        placePicture: (address) => {
          pictures.add(address);
          return address;
        },
        placeLink: (address) => {
          links.add(address);
          return address;
        },
      }),
    );
  }
  return { pictures: [...pictures], links: [...links] };
}

export function convertPost({
  html,
  source,
  pictures,
  links,
}: WrittenText & Places): ConvertedText {
  const notes: string[] = [];
  if (html.length > maxReadLength) {
    return { content: '', notes, beginning: '', isTooLong: true };
  }
  const content = unlessTooDeep(() =>
    convertHtml(html, {
      source,
      note: (sentence) => notes.push(sentence),
      placePicture: (address) => {
        const placed = pictures.get(address);
        notes.push(...(placed?.notes ?? []));
        return placed?.address ?? null;
      },
      placeLink: (address) => links.get(address) ?? address,
    }),
  );
  if (content === null) notes.push('Its text could not be read.');
  const beginning = plainText(content ?? '').slice(0, beginningLength);
  return { content: content ?? '', notes, beginning, isTooLong: false };
}
