import sanitizeHtml from 'sanitize-html';

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

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
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
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
      attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy', decoding: 'async' },
    }),
  },
};

/** HTML that is safe to put into a page as it is; applied when a post is saved and again when it is served. */
export function sanitizePostHtml(html: string): string {
  return sanitizeHtml(html, rules);
}
