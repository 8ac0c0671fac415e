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

/** Attributes that every picture gets. */
const givenPictureAttributes = ['loading', 'decoding'];

/** Drops an attribute whose word is none of those it may hold. */
function named(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { name = '', values = [] } = namedAttributes[tagName] ?? {};
  const { [name]: word, ...rest } = attribs;
  return { tagName, attribs: word && values.includes(word) ? { ...rest, [name]: word } : rest };
}

const namedTags = Object.keys(namedAttributes);

/** Drops a direction or a language that is none. */
function withKnownScript(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const unknown = scriptAttributes.filter(
    (name) => attribs[name] !== undefined && !isScriptValue(name, attribs[name]),
  );
  if (unknown.length === 0) return { tagName, attribs };
  const known = Object.entries(attribs).filter(([name]) => !unknown.some((one) => one === name));
  return { tagName, attribs: Object.fromEntries(known) };
}

/**
 * HTML that a post may hold (src/features/posts/post-markup.ts). Everything else is dropped with its markup; scripts and styles
 * are dropped with their text. Links keep to schemes that run nothing.
 */
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
 * Many times what any page has. Elements below the sixtieth lose their tags and no words; but the parser walks through all that are
 * open at each tag, which takes seconds for a text that opens a hundred thousand.
 */
const maxDepth = 1_000;

/** @throws DomainError BAD_REQUEST for elements in elements in elements */
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
 * HTML that is safe to put into a page as it is: what is stored of a post.
 * @throws DomainError BAD_REQUEST for elements in elements in elements
 */
export function sanitizePostHtml(html: string): string {
  return sanitized(html, rules);
}

/** Shows a text all the same that was stored before there was a limit of depth, or came by another way: as its words. */
function storedHtml(html: string, options: sanitizeHtml.IOptions): string {
  try {
    return sanitized(html, options);
  } catch (error) {
    if (!isTooDeep(error)) throw error;
    return postWords(html);
  }
}

/** The stored HTML of a post as the editor loads it: a text with elements in elements in elements as its words. */
export function editedPostHtml(html: string): string {
  return storedHtml(html, rules);
}

/**
 * Text is at most 44rem wide, with a margin on small screens (see Prose.module.css); beyond two pixels for a point nobody
 * sees more.
 */
const pictureSizes =
  '(max-width: 40em) and (min-resolution: 2.5dppx) 62vw, (min-width: 48em) 44rem, 92vw';

/** Adds the size of a stored picture, which keeps its place, and its sources, so that browsers load no more than they show. */
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

/**
 * The stored HTML of a post as it is served: sanitized again, because rules may be stricter than when it was saved, and with
 * the sizes and formats of pictures that are stored here. A text with elements in elements in elements is served as its words.
 */
export function servedPostHtml(html: string): string {
  return storedHtml(html, servedRules);
}
