import { isLanguageTag } from '../../shared/text/post-language.ts';

/**
 * Defines the markup that a post may hold. The server drops everything else, and the editor keeps all of it.
 * Both read this module, so neither accepts what the other would lose.
 */

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

const editedTags = [
  ...headings,
  ...['p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary', 'div', 'span'],
] as const;

export const keptInlineTags = [
  ...['kbd', 'samp', 'mark', 'sub', 'sup', 'small', 'abbr', 'cite', 'q', 'time', 'ins', 'del'],
] as const;

/** Blocks that rich text keeps word for word: every `dl`, and of the others the forms that it cannot edit. */
export const keptBlockTags = ['table', 'figure', 'dl', 'details'] as const;

export const postTags: readonly string[] = [
  ...editedTags,
  ...keptInlineTags,
  ...['dl', 'dt', 'dd', 'caption', 'tfoot'],
];

/** Values of `data-block` of a `p` that holds one link. */
export const linkBlockKinds = ['button', 'video', 'glossary', 'tool'] as const;
export type LinkBlockKind = (typeof linkBlockKinds)[number];

export const calloutKinds = ['note', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

export const galleryBlock = 'gallery';

/** Values of `data-width` of a `figure` with a caption. Without one, it is as wide as the text. */
export const pictureWidthNames = ['small', 'wide'] as const;

/** Attributes that take one of a few values; other values are dropped. */
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

export const scriptAttributes = ['dir', 'lang'] as const;

/** Matches these attributes in sanitized HTML, after the tag name. Contains no capturing group. */
export const scriptAttributesPattern = `(?: (?:${scriptAttributes.join('|')})="[^"<>]*")*`;

const directions: readonly string[] = ['ltr', 'rtl', 'auto'];

export function isScriptValue(name: (typeof scriptAttributes)[number], value: string): boolean {
  return name === 'dir' ? directions.includes(value.toLowerCase()) : isLanguageTag(value);
}

export const languageClass = /^language-[a-z0-9+#-]{1,20}$/;

/** None of these schemes runs code. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

export function isAllowedLink(address: string): boolean {
  if (/^(?:[/?#](?!\/)|#)/.test(address)) return !/[\s\\]/.test(address);
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return scheme !== undefined && linkSchemes.some((allowed) => allowed === scheme);
}
