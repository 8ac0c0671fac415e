import { Parser } from 'htmlparser2';
import { DomainError } from '../../../../../server/domain-error.ts';
import { isClosingField, isKnownToGate } from '../text/gates.ts';

export interface WxrItem {
  fields: Map<string, string>;
  /** `domain` is the taxonomy, such as category or post_tag. */
  terms: { domain: string; slug: string; name: string }[];
  /** Names of fields by which plugins restrict the post to members. */
  closedBy: string[];
  comments: { shown: number; hidden: number; pings: number };
  customFields: string[];
}

const noComments = () => ({ shown: 0, hidden: 0, pings: 0 });

export interface WxrFile {
  channel: Map<string, string>;
  authors: Map<string, string>;
  categories: { name: string; description: string }[];
  items: WxrItem[];
  isWhole: boolean;
}

/** All other fields are skipped to save memory. */
const itemFields = new Set([
  ...['title', 'link', 'guid', 'dc:creator', 'content:encoded', 'excerpt:encoded'],
  ...[
    'wp:post_id',
    'wp:post_date_gmt',
    'wp:post_date',
    'wp:post_name',
    'wp:status',
    'wp:post_type',
  ],
  'wp:is_sticky',
  ...['wp:post_password', 'wp:attachment_url', 'wp:post_parent'],
]);
const seoKeys: Readonly<Record<string, string>> = {
  _yoast_wpseo_title: 'metaTitle',
  _yoast_wpseo_metadesc: 'metaDescription',
  _yoast_wpseo_canonical: 'canonical',
  rank_math_title: 'metaTitle',
  rank_math_description: 'metaDescription',
  rank_math_canonical_url: 'canonical',
  _thumbnail_id: 'thumbnail',
  footnotes: 'footnotes',
};

/** WordPress hides fields with a leading underscore from writers. */
const isCustomField = (key: string) => /^(?!_)/.test(key) && !isKnownToGate(key);

/** Real exports nest about seven levels. The parser scans all open elements at each closing tag. */
const maxDepth = 100;

const tooDeep = () =>
  new DomainError(
    'BAD_REQUEST',
    'The elements of this file stand too deep in each other: it is damaged. Please export it again.',
  );

/**
 * Reads WXR, an RSS extension. htmlparser2 in XML mode knows only the five XML entities and reads no document type,
 * so it expands and fetches nothing.
 * @throws DomainError BAD_REQUEST for nesting that is too deep
 */
export function readWxr(xml: string): WxrFile {
  const file: WxrFile = {
    ...{ channel: new Map(), authors: new Map(), categories: [], items: [], isWhole: false },
  };
  const open: string[] = [];
  let text = '';
  let item: WxrItem | null = null;
  let term = { domain: '', slug: '', name: '' };
  let group = new Map<string, string>();

  const endGroup = (name: string) => {
    const value = (key: string) => group.get(key)?.trim() ?? '';
    if (name === 'wp:author') {
      file.authors.set(value('wp:author_login'), value('wp:author_display_name'));
    } else if (name === 'wp:category') {
      const description = value('wp:category_description');
      file.categories.push({ name: value('wp:cat_name'), description });
    } else if (name === 'wp:postmeta') {
      const key = value('wp:meta_key');
      if (item && isClosingField(key, value('wp:meta_value'))) item.closedBy.push(key);
      const field = Object.hasOwn(seoKeys, key) ? seoKeys[key] : undefined;
      if (field && item) item.fields.set(field, value('wp:meta_value'));
      else if (item && isCustomField(key) && value('wp:meta_value')) item.customFields.push(key);
    } else if (name === 'wp:comment' && item) {
      const isPing = /^(?:pingback|trackback)$/.test(value('wp:comment_type'));
      const isShown = value('wp:comment_approved') === '1';
      item.comments[isPing ? 'pings' : isShown ? 'shown' : 'hidden'] += 1;
    }
  };
  const groups = new Set(['wp:author', 'wp:category', 'wp:postmeta', 'wp:comment']);
  const groupOf = () => open.find((name) => groups.has(name));

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > maxDepth) throw tooDeep();
        open.push(name);
        text = '';
        if (name === 'item')
          item = {
            fields: new Map(),
            terms: [],
            closedBy: [],
            comments: noComments(),
            customFields: [],
          };
        if (groups.has(name)) group = new Map();
        if (name === 'category' && item) {
          const { domain = '', nicename: slug = '' } = attributes;
          term = { domain, slug, name: '' };
        }
      },
      ontext(data) {
        text += data;
      },
      onclosetag(name, isImplied) {
        open.pop();
        if (groups.has(name)) endGroup(name);
        else if (groupOf()) group.set(name, text);
        else if (name === 'item') {
          if (item && !isImplied) file.items.push(item);
          item = null;
        } else if (name === 'category' && item) {
          item.terms.push({ ...term, name: text.trim() });
        } else if (item && itemFields.has(name)) {
          item.fields.set(name, text);
        } else if (!item && open.at(-1) === 'channel') {
          file.channel.set(name, text.trim());
        }
        if (name === 'channel') file.isWhole = !isImplied;
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  return file;
}
