import { setImmediate } from 'node:timers/promises';
import type { Deps } from '../../../../../server/deps.ts';
import type { ImportSource } from '../../../post-import.ts';
import type { ConvertedText, PlacedPicture } from '../convert-post.ts';
import { convertedPost, namedAddresses } from '../import-tasks.ts';
import type { ImportPictures } from '../pictures/import-pictures.ts';
import { unreadText } from '../read-export.ts';
import type { SourcePost } from '../source-post.ts';

export interface PlacingTools {
  textWork: Deps['textWork'];
  source: ImportSource;
  pictures: ImportPictures;
  placeLink: (address: string) => string;
}

export type PlacedText = ConvertedText & { fault: string | null };

const linksAtOnce = 500;

async function placePictures(
  addresses: readonly string[],
  {
    pictures,
    inText,
    folder,
  }: {
    pictures: ImportPictures;
    inText: ReadonlyMap<string, string>;
    folder: string;
  },
): Promise<Map<string, PlacedPicture>> {
  const placed = new Map<string, PlacedPicture>();
  for (const [index, named] of addresses.entries()) {
    if (index % linksAtOnce === linksAtOnce - 1) await setImmediate();
    const notes: string[] = [];
    const note = (sentence: string) => notes.push(sentence);
    const address = await pictures.place(inText.get(named) ?? named, { folder, note });
    placed.set(named, { address, notes });
  }
  return placed;
}

async function placeLinks(
  addresses: readonly string[],
  placeLink: PlacingTools['placeLink'],
): Promise<Map<string, string>> {
  const placed = new Map<string, string>();
  for (const [index, named] of addresses.entries()) {
    if (index % linksAtOnce === linksAtOnce - 1) await setImmediate();
    placed.set(named, placeLink(named));
  }
  return placed;
}

/**
 * Converts a text in a worker; pictures are stored and links resolved here, in between.
 * A text that has ended its worker twice gets a fault.
 */
export async function placeText(
  { html: written, folder }: SourcePost,
  { textWork, source, pictures, placeLink }: PlacingTools,
): Promise<PlacedText> {
  const { html, pictures: inText } = shortenPictures(written);
  try {
    const named = await textWork.run(namedAddresses, { html, source });
    const converted = await textWork.run(convertedPost, {
      ...{ html, source },
      pictures: await placePictures(named.pictures, { pictures, inText, folder }),
      links: await placeLinks(named.links, placeLink),
    });
    return { ...converted, fault: null };
  } catch (error) {
    const fault = unreadText(error, {
      what: 'its text',
      advice: 'Make it shorter or simpler where it comes from, and import it again.',
    });
    if (fault === null) throw error;
    return { content: '', notes: [], beginning: '', isTooLong: false, fault };
  }
}

interface ShortenedText {
  html: string;
  pictures: ReadonlyMap<string, string>;
}

/** Shortens inline pictures before the text goes to a worker: they may be larger than all words. */
function shortenPictures(html: string): ShortenedText {
  const pictures = new Map<string, string>();
  const shortened = html.replace(
    /(data:image\/[a-z+.-]+;base64,)[\w+/=]+/gi,
    (address, head: string) => {
      const short = `${head}${pictures.size}`;
      pictures.set(short, address);
      return short;
    },
  );
  return { html: shortened, pictures };
}
