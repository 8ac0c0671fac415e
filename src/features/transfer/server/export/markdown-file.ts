import TurndownService from 'turndown';
import { stringify } from 'yaml';
import { scriptAttributes } from '../../../posts/post-markup.ts';
import { type ExportedPost, exportedPictureFolder } from '../../post-transfer.ts';

const keptBlocks = new Set(['TABLE', 'FIGURE', 'DETAILS', 'DL']);
const keptInline = new Set('SUB SUP KBD SAMP MARK SMALL ABBR CITE Q TIME INS DEL S U'.split(' '));
const otherInline = new Set('A B STRONG I EM CODE SPAN BR IMG'.split(' '));
const ownScript = scriptAttributes.map((name) => `[${name}]`).join(', ');

const isInline = ({ nodeName }: HTMLElement) =>
  keptInline.has(nodeName) || otherInline.has(nodeName);

function isKeptBlock(node: HTMLElement): boolean {
  const { nodeName } = node;
  if (keptBlocks.has(nodeName) || node.hasAttribute('data-block')) return true;
  if (node.matches(ownScript) && nodeName !== 'LI' && !isInline(node)) return true;
  if (/^[OU]L$/.test(nodeName) && node.querySelector(ownScript)) return true;
  if (nodeName === 'OL') return node.hasAttribute('reversed');
  if (nodeName === 'IMG') return node.hasAttribute('width') || node.hasAttribute('height');
  return nodeName === 'PRE' && node.firstChild?.nodeName !== 'CODE';
}

/** A blank line ends HTML in Markdown; braces are template tags in site generators. */
function plainHtml(html: string): string {
  const text = html.replace(/\{(?=[{%:])/g, '&#123;');
  return text.includes('\n\n') ? text.replaceAll('\n', '&#10;') : text;
}

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
});
turndown.addRule('blocks that stay HTML', {
  filter: isKeptBlock,
  replacement: (_content, node) =>
    'outerHTML' in node ? `\n\n${plainHtml(node.outerHTML)}\n\n` : '',
});
turndown.addRule('inline elements that stay HTML', {
  filter: (node) => keptInline.has(node.nodeName) || (isInline(node) && node.matches(ownScript)),
  replacement: (content, node) => {
    const [open = '', close = ''] =
      'outerHTML' in node ? node.outerHTML.split(node.innerHTML || '></') : [];
    return node.textContent ? `${open}${content}${close}` : '';
  },
});
const emphasis = new Set(['STRONG', 'B', 'EM', 'I']);
const isSign = (character: string) => /[\p{P}\p{S}]/u.test(character);
const isInWord = (character: string) =>
  character !== '' && !isSign(character) && /\S/.test(character);

/** Detects asterisks that Markdown parsers would not read as emphasis. */
function hasUnreadStars({ textContent, previousSibling, nextSibling }: HTMLElement): boolean {
  const text = textContent ?? '';
  const before = previousSibling?.textContent?.slice(-1) ?? '';
  const after = nextSibling?.textContent?.slice(0, 1) ?? '';
  return (
    (isSign(text.slice(0, 1)) && isInWord(before)) || (isSign(text.slice(-1)) && isInWord(after))
  );
}

turndown.addRule('emphasis that stays HTML', {
  filter: (node) => emphasis.has(node.nodeName) && hasUnreadStars(node),
  replacement: (content, { nodeName }) =>
    `<${nodeName.toLowerCase()}>${content}</${nodeName.toLowerCase()}>`,
});
const escapeMarkdown = turndown.escape.bind(turndown);
turndown.escape = (text) =>
  escapeMarkdown(text)
    .replace(/&(?=#?\w)/g, '&amp;')
    .replaceAll('~', '\\~')
    .replace(/\{(?=[{%:])/g, '{\\')
    .replace(/^:(?=::)/gm, '\\:')
    .replaceAll('<', '&lt;');

const pictureAddress = /\/media\/(?=post-[0-9a-f]{32}-)/g;
const relativePictures = (text: string) =>
  text.replace(pictureAddress, `../${exportedPictureFolder}/`);

function frontMatterOf(post: ExportedPost): string {
  const fields = {
    title: post.title,
    slug: post.slug,
    status: post.status,
    date: post.publishedAt,
    updated: post.updatedAt,
    excerpt: post.excerpt,
    category: post.category,
    tags: post.tags,
    byline: post.byline,
    author: post.author,
    cover: relativePictures(post.imageUrl),
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords,
    canonical: post.canonicalUrl,
    social_picture: relativePictures(post.socialImageUrl),
    lang: post.language,
    aliases: post.formerAddresses,
    provenance: post.provenance,
  };
  const told = Object.entries(fields).filter(([, value]) => value !== null && value.length > 0);
  return `---\n${stringify(Object.fromEntries(told), { lineWidth: 0 })}---\n\n`;
}

export function markdownFile(post: ExportedPost): string {
  return `${frontMatterOf(post)}${turndown.turndown(relativePictures(post.content))}\n`;
}

export function htmlFile(post: ExportedPost): string {
  return `${frontMatterOf(post)}${relativePictures(post.content)}\n`;
}
