import { setImmediate } from 'node:timers/promises';
import type { Deps } from '../../../../../server/deps.ts';
import type { ImportSource } from '../../../post-import.ts';
import type { ConvertedText, PlacedPicture } from '../convert-post.ts';
import { convertedPost, namedAddresses } from '../import-tasks.ts';
import type { ImportPictures } from '../pictures/import-pictures.ts';
import type { SourcePost } from '../source-post.ts';
import { unreadText } from '../unread-text.ts';

export interface PlacingTools {
  textWork: Deps['textWork'];
  source: ImportSource;
  pictures: ImportPictures;
  /** Returns the new address of a link. */
  placeLink: (address: string) => string;
}

/** A text, or why there is none. */
export type PlacedText = ConvertedText & { fault: string | null };

/** Links that are looked up before others are answered. */
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
 * Converts the text of a post in a worker. What it names is looked up here in between: pictures are stored, and links lead to where
 * the other posts will be. A text that has ended its worker twice has a fault, and nothing of it is tried again.
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

/** A text whose pictures are named by short addresses in the place of their own. */
interface ShortenedText {
  html: string;
  /** The addresses that stood there, by the short ones. */
  pictures: ReadonlyMap<string, string>;
}

/** Takes the bytes of pictures out of a text that is to be read: they may be larger than all of its words. */
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
