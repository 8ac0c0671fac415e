import sanitizeHtml from 'sanitize-html';
import { pictureSources } from '../../../shared/media.ts';

function pictureDefaults({ alt = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return { alt, loading: 'lazy', decoding: 'async' };
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

const pictureAttributes = ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'];

/**
 * What the HTML of a post may hold: prose, lists, tables, code and pictures. Everything else is dropped with
 * its markup; scripts and styles are dropped with their text. Links keep to schemes that run nothing.
 */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...headings,
    ...[
      'p',
      'blockquote',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'hr',
      'br',
      'pre',
      'code',
      'kbd',
      'samp',
    ],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'del',
      'ins',
      'mark',
      'sub',
      'sup',
      'small',
      'abbr',
      'cite',
      'q',
    ],
    ...['a', 'img', 'figure', 'figcaption', 'time', 'span', 'div'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: pictureAttributes,
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
    ol: ['start', 'reversed'],
  },
  allowedClasses: { code: [/^language-[a-z0-9+#-]{1,20}$/] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: {
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

/** HTML that is safe to put into a page as it is: what is stored of a post. */
export function sanitizePostHtml(html: string): string {
  return sanitizeHtml(html, rules);
}

/**
 * Text is at most 44rem wide, with a margin on small screens (see Prose.module.css); beyond two pixels for a point nobody
 * sees more.
 */
const pictureSizes =
  '(max-width: 40em) and (min-resolution: 2.5dppx) 62vw, (min-width: 48em) 44rem, 92vw';

/** What a browser needs to keep the place of a picture that is stored here, and to load no more of it than it shows. */
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
    img: [...pictureAttributes, 'srcset', 'sizes'],
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
 * the sizes and formats of pictures that are stored here.
 */
export function servedPostHtml(html: string): string {
  return sanitizeHtml(html, servedRules);
}
