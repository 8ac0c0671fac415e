import { provenanceListSchema } from '../../../post-transfer.ts';
import { readMoment } from '../source-post.ts';
import { type FrontMatter, fieldKey } from './front-matter.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

type Table = Record<string, unknown>;
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function within(table: Table, ...keys: string[]): string {
  const found = new Map(Object.entries(table).map(([name, value]) => [fieldKey(name), value]));
  return keys.map((key) => asText(found.get(key))).find(Boolean) ?? '';
}

const asName = (value: unknown): string =>
  isTable(value) ? within(value, 'name', 'title', 'slug') : asText(value);

function asPicture(value: unknown): string {
  if (Array.isArray(value)) return asPicture(value[0]);
  if (!isTable(value)) return asText(value);
  return within(value, 'src', 'path', 'url', 'image', 'file', 'overlayimage', 'teaser', 'feature');
}

const isYes = (value: unknown): boolean =>
  value === true || /^(?:true|yes|1|on)$/i.test(asText(value));
const isNo = (value: unknown): boolean =>
  value === false || /^(?:false|no|0|off|never)$/i.test(asText(value));
/** Hugo's "always" is the only value that shows a whole post. */
const isPartly = (value: unknown): boolean =>
  value !== undefined && value !== true && !/^(?:always|true)$/i.test(asText(value));
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || isNo(value);

/** Names per field across tools, the most specific first. */
const names = {
  title: 'title',
  slug: 'slug',
  excerpt: 'excerpt description summary subtitle lead',
  date: 'publishdate pubdate pubdatetime datepublished publishedat publishedon published date created createdat',
  category: 'category',
  categories: 'categories',
  tags: 'tags tag',
  byline: 'byline',
  author: 'author authors',
  picture:
    'cover coverimage image heroimage hero featuredimage featureimage featuredimg featureimg banner thumbnail thumb header images',
  metaTitle: 'metatitle seotitle',
  metaDescription: 'metadescription seodescription',
  metaKeywords: 'metakeywords keywords',
  canonical: 'canonical canonicalurl originalurl',
  socialPicture: 'socialpicture ogimage socialimage twitterimage',
  language: 'lang language locale',
  addresses: 'permalink url aliases alias redirectfrom',
  provenance: 'provenance',
  status: 'status draft isdraft ispublished publish visible public listed',
  end: 'expirydate expires unpublishdate',
  build: 'build',
  // Layout and modification date have no effect here.
  unseen:
    'layout type lastmod updated modified updateddate moddatetime lastmodifiedat lastmodified updatedat',
} as const;
type Field = keyof typeof names;

const closing = [
  ...['private', 'hidden', 'unlisted', 'protected', 'restricted', 'secret', 'gated', 'headless'],
  ...['members', 'membersonly', 'memberonly', 'paid', 'premium', 'paywall', 'subscribers'],
  ...['subscribersonly', 'password', 'passwordprotected', 'encrypted', 'access', 'visibility'],
];
const open = /^(?:public|everyone|everybody|all|open|published|visible|free)$/i;

const ownFields = new Set(
  'title slug status date updated excerpt category tags byline author cover metatitle metadescription metakeywords canonical socialpicture lang aliases provenance'.split(
    ' ',
  ),
);

const keysOf = (field: Field) => names[field].split(' ');
const read = new Set([...Object.values(names).flatMap((list) => list.split(' ')), ...closing]);

/** Accepts a list, one name or comma-separated names; Jekyll also uses spaces. */
function asNames(value: unknown, areWords: boolean): string[] {
  if (Array.isArray(value)) return value.map(asName).filter(Boolean);
  const text = asName(value);
  const parts = areWords && !text.includes(',') ? text.split(/\s+/) : text.split(',');
  return parts.map((part) => part.trim()).filter(Boolean);
}

type Fields = Pick<FrontMatter, 'fields' | 'written'>;

/** Never repeats a password. */
function holdsOf({ fields, written }: Fields): string[] {
  const said = (key: string, value: unknown) => {
    const named = written.get(key) ?? key;
    const isSecret = /password|secret/.test(key) || typeof value === 'object';
    return isSecret ? `“${named}”` : `“${named}: ${asText(value) || String(value)}”`;
  };
  const holds = closing.flatMap((key) => {
    const value = fields.get(key);
    if (isEmpty(value) || open.test(asText(value))) return [];
    return [`It was not for everybody (${said(key, value)}) and stays a draft.`];
  });
  const status = asText(fields.get('status'));
  if (status && !/^(?:publish(?:ed)?|public|draft|scheduled|future|live|final)$/i.test(status)) {
    holds.push(`Its status was “${status}”; it stays a draft.`);
  }
  for (const key of ['visible', 'public', 'listed']) {
    if (isNo(fields.get(key))) holds.push(`It was hidden (${said(key, false)}); it stays a draft.`);
  }
  for (const key of keysOf('end')) {
    if (!isEmpty(fields.get(key))) {
      holds.push(`It had an end (${said(key, fields.get(key))}); it stays a draft.`);
    }
  }
  const build = fields.get('build');
  if (isTable(build) && [build.render, build.list].some(isPartly)) {
    holds.push('It was in no list, or not made at all (“build”); it stays a draft.');
  }
  // Jekyll and Eleventy render no page then.
  if (fields.get('permalink') === false) {
    holds.push('It was not made into a page (“permalink: false”); it stays a draft.');
  }
  return holds;
}

function statusOf({ fields }: Pick<Fields, 'fields'>, isDated: boolean) {
  const [status, published] = [asText(fields.get('status')).toLowerCase(), fields.get('published')];
  const isDraft = ['draft', 'isdraft'].some((key) => isYes(fields.get(key)));
  const isNotYet =
    ['ispublished', 'publish'].some((key) => isNo(fields.get(key))) || isNo(published);
  if (status === 'draft' || isDraft || isNotYet) return 'draft';
  if (status === 'scheduled' || status === 'future') return 'scheduled';
  const isSaid = /^(?:publish(?:ed)?|public|live)$/.test(status) || isYes(published);
  return isSaid || isDated ? 'published' : 'draft';
}

export const areClosing = (fields: Fields): boolean =>
  statusOf(fields, true) !== 'published' || holdsOf(fields).length > 0;

export function postFields(front: FrontMatter, { isJekyll }: { isJekyll: boolean }) {
  const { fields, written } = front;
  const values = (field: Field) =>
    keysOf(field).flatMap((key) => (fields.has(key) ? [fields.get(key)] : []));
  const text = (field: Field) => values(field).map(asText).find(Boolean) ?? '';
  const areWords = (field: Field) => isJekyll && (field === 'tags' || field === 'categories');
  const list = (field: Field) => values(field).flatMap((value) => asNames(value, areWords(field)));
  const picture = (field: Field) => values(field).map(asPicture).find(Boolean) ?? '';
  const moment =
    values('date')
      .map((value) => (typeof value === 'boolean' ? null : readMoment(value)))
      .find((date) => date !== null) ?? null;
  const unread = [...fields].filter(([key, value]) => !read.has(key) && !isEmpty(value));
  return {
    ...{ title: text('title'), slug: text('slug'), excerpt: text('excerpt') },
    category: values('category').map(asName).find(Boolean) ?? '',
    ...{ categories: list('categories'), tags: list('tags'), byline: text('byline') },
    authors: values('author').flatMap((value) =>
      Array.isArray(value) ? value.map(asName) : [asName(value)],
    ),
    ...{ picture: picture('picture'), socialPicture: picture('socialPicture') },
    ...{ metaTitle: text('metaTitle'), metaDescription: text('metaDescription') },
    ...{ metaKeywords: list('metaKeywords').join(', '), canonical: text('canonical') },
    language: text('language'),
    addresses: list('addresses'),
    provenance: provenanceListSchema.parse(fields.get('provenance')),
    isOwn: fields.has('status') && [...fields.keys()].every((key) => ownFields.has(key)),
    isPage: ['layout', 'type'].some((key) => asText(fields.get(key)).toLowerCase() === 'page'),
    publishedAt: moment,
    statusWhen: (isDated: boolean) => statusOf(front, isDated),
    holds: holdsOf(front),
    leftOut: unread.map(([key]) => written.get(key) ?? fieldKey(key)),
  };
}
