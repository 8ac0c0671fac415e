import sanitizeHtml from 'sanitize-html';
import { isTooDeep, tooDeep } from '../../../../server/text-work/text-errors.ts';
import { pictureSources } from '../../../../shared/media/media.ts';
import {
  isScriptValue,
  languageClass,
  linkSchemes,
  namedAttributes,
  pictureAttributes,
  postAttributes,
  postTags,
  scriptAttributes,
} from '../../post-markup.ts';
import { postWords } from './post-words.ts';

function pictureDefaults({ alt = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return { alt, loading: 'lazy', decoding: 'async' };
}

const givenPictureAttributes = ['loading', 'decoding'];

function named(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { name = '', values = [] } = namedAttributes[tagName] ?? {};
  const { [name]: word, ...rest } = attribs;
  return { tagName, attribs: word && values.includes(word) ? { ...rest, [name]: word } : rest };
}

const namedTags = Object.keys(namedAttributes);

function withKnownScript(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const unknown = scriptAttributes.filter(
    (name) => attribs[name] !== undefined && !isScriptValue(name, attribs[name]),
  );
  if (unknown.length === 0) return { tagName, attribs };
  const known = Object.entries(attribs).filter(([name]) => !unknown.some((one) => one === name));
  return { tagName, attribs: Object.fromEntries(known) };
}

/** Rules for stored HTML (src/features/posts/post-markup.ts). Other elements lose their tags; scripts and styles also lose their text. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [...postTags],
  allowedAttributes: {
    '*': [...scriptAttributes],
    ...Object.fromEntries(namedTags.map((tag) => [tag, [namedAttributes[tag]?.name ?? '']])),
    ...Object.fromEntries(Object.entries(postAttributes).map(([tag, names]) => [tag, [...names]])),
    a: [...(postAttributes.a ?? []), 'rel', 'target'],
    img: [...pictureAttributes, ...givenPictureAttributes],
  },
  allowedClasses: { code: [languageClass] },
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: {
    '*': withKnownScript,
    ...Object.fromEntries(namedTags.map((tag) => [tag, named])),
    h1: 'h2',
    a: (tagName, attribs) => {
      const isExternal = /^https?:/i.test(attribs.href ?? '');
      const { rel: _rel, target: _target, ...rest } = attribs;
      return {
        tagName,
        attribs: isExternal ? { ...rest, rel: 'noopener noreferrer', target: '_blank' } : rest,
      };
    },
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, ...pictureDefaults(attribs) },
    }),
  },
};

/**
 * Far above real pages. `nestingLimit` drops only deeper tags, while the parser scans all open elements at each tag:
 * a text that opens 100,000 takes seconds.
 */
const maxDepth = 1_000;

/** @throws DomainError BAD_REQUEST for nesting that is too deep */
function sanitized(html: string, options: sanitizeHtml.IOptions): string {
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag() {
      depth += 1;
      if (depth > maxDepth) throw tooDeep();
    },
    onCloseTag() {
      depth -= 1;
    },
  });
}

/**
 * Returns HTML that is safe to embed and to store.
 * @throws DomainError BAD_REQUEST for nesting that is too deep
 */
export function sanitizePostHtml(html: string): string {
  return sanitized(html, rules);
}

/** Falls back to plain words for texts that were stored before the depth limit or came by another way. */
function storedHtml(html: string, options: sanitizeHtml.IOptions): string {
  try {
    return sanitized(html, options);
  } catch (error) {
    if (!isTooDeep(error)) throw error;
    return postWords(html);
  }
}

export function editedPostHtml(html: string): string {
  return storedHtml(html, rules);
}

/**
 * Text is at most 44rem wide, with a margin on small screens (Prose.module.css).
 * Dense phone screens get smaller files: more than two pixels per point are not visible.
 */
const pictureSizes =
  '(max-width: 40em) and (min-resolution: 2.5dppx) 62vw, (min-width: 48em) 44rem, 92vw';

/** The size reserves the space of a stored picture; `srcset` lets browsers load the size that they show. */
function sizedPicture(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const sources = pictureSources(attribs.src ?? '');
  if (!sources) return attribs;
  return {
    ...attribs,
    width: String(sources.widthPx),
    height: String(sources.heightPx),
    srcset: sources.webpSrcSet,
    sizes: pictureSizes,
  };
}

const servedRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedAttributes: {
    ...rules.allowedAttributes,
    img: [...pictureAttributes, ...givenPictureAttributes, 'srcset', 'sizes'],
  },
  transformTags: {
    ...rules.transformTags,
    img: (tagName, { srcset: _srcset, sizes: _sizes, ...attribs }) => ({
      tagName,
      attribs: sizedPicture({ ...attribs, ...pictureDefaults(attribs) }),
    }),
  },
};

/** Sanitizes stored HTML again, because rules may have become stricter, and adds sizes and sources of stored pictures. */
export function servedPostHtml(html: string): string {
  return storedHtml(html, servedRules);
}
