import { isLanguageTag } from '../../shared/text/language-tag.ts';

/**
 * Markup that a post may hold. The server drops everything else; the editor offers or keeps all of it. Both read it here, so that
 * neither takes what the other would lose.
 */

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Elements that rich text has its own editing for. */
const editedTags = [
  ...headings,
  ...['p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary', 'div', 'span'],
] as const;

/** Inline elements that rich text has no button for and carries along. */
export const keptInlineTags = [
  ...['kbd', 'samp', 'mark', 'sub', 'sup', 'small', 'abbr', 'cite', 'q', 'time', 'ins', 'del'],
] as const;

/** Blocks that rich text keeps word for word: all of `dl`, and of the others the forms that it cannot edit. */
export const keptBlockTags = ['table', 'figure', 'dl', 'details'] as const;

export const postTags: readonly string[] = [
  ...editedTags,
  ...keptInlineTags,
  ...['dl', 'dt', 'dd', 'caption', 'tfoot'],
];

/** Kinds of a paragraph with one link: `data-block` of a `p`. */
export const linkBlockKinds = ['button', 'video', 'glossary', 'tool'] as const;
export type LinkBlockKind = (typeof linkBlockKinds)[number];

/** Kinds of a callout: `data-block` of a `div`. */
export const calloutKinds = ['note', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

export const galleryBlock = 'gallery';

/** Widths of a picture with a caption: `data-width` of a `figure`. Without one, it is as wide as the text. */
export const pictureWidthNames = ['small', 'wide'] as const;

/** Attributes that hold one of a few words; any other word is dropped. */
export const namedAttributes: Readonly<
  Record<string, { name: string; values: readonly string[] }>
> = {
  p: { name: 'data-block', values: linkBlockKinds },
  div: { name: 'data-block', values: [...calloutKinds, galleryBlock] },
  figure: { name: 'data-width', values: pictureWidthNames },
};

export const pictureAttributes = ['src', 'alt', 'title', 'width', 'height'] as const;

export const postAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: pictureAttributes,
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
  time: ['datetime'],
  ol: ['start', 'reversed'],
};

/** Attributes of every element: which way its text goes, and in which language it is. */
export const scriptAttributes = ['dir', 'lang'] as const;

/** They in sanitized HTML, behind the name of an element: part of a regular expression without a group. */
export const scriptAttributesPattern = `(?: (?:${scriptAttributes.join('|')})="[^"<>]*")*`;

const directions: readonly string[] = ['ltr', 'rtl', 'auto'];

/** Whether such an attribute says something: a direction, or a language tag of the form of BCP 47. */
export function isScriptValue(name: (typeof scriptAttributes)[number], value: string): boolean {
  return name === 'dir' ? directions.includes(value.toLowerCase()) : isLanguageTag(value);
}

/** The class of code that says its language. */
export const languageClass = /^language-[a-z0-9+#-]{1,20}$/;

/** Schemes that links in posts may have; none of them runs code. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** Allows addresses with one of those schemes, and paths, queries and fragments on this site. */
export function isAllowedLink(address: string): boolean {
  if (/^(?:[/?#](?!\/)|#)/.test(address)) return !/[\s\\]/.test(address);
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return scheme !== undefined && linkSchemes.some((allowed) => allowed === scheme);
}
