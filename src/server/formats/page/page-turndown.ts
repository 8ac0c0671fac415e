import TurndownService from 'turndown';
import { plainMarkdown } from '../plain-markdown.ts';
import { addTables } from './markdown-tables.ts';

const controls = ['BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'OUTPUT', 'DATALIST'];
const notContent = new Set([
  ...['NAV', 'SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'CANVAS', 'svg', 'SVG'],
  ...controls,
]);

/** A page draws a picture for each color scheme, and the server draws the light one. */
const hiddenClass = 'mantine-light-hidden';

function isHidden(node: HTMLElement): boolean {
  if (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden')) return true;
  if (/display:\s*none/.test(node.getAttribute('style') ?? '')) return true;
  return node.classList.contains(hiddenClass) || node.getAttribute('data-scheme') === 'dark';
}

/** A warning about new tabs for people who hear the page. */
function isTabWarning(node: HTMLElement): boolean {
  if (node.nodeName !== 'SPAN' || !node.classList.contains('visually-hidden')) return false;
  return Boolean(node.closest('a[target]'));
}

/** Characters that end an address in Markdown. */
const unsafeInAddress = /[\s()<>\\]/g;
const schemes = /^(?:https?|mailto|tel|sms):$/;

/** Null for what a reader must not follow, such as a script. */
function absoluteAddress(address: string, pageAddress: string): string | null {
  if (!URL.canParse(address, pageAddress)) return null;
  const { href, protocol } = new URL(address, pageAddress);
  if (!schemes.test(protocol)) return null;
  return href.replace(unsafeInAddress, (character) =>
    character.charCodeAt(0) < 128
      ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
      : encodeURIComponent(character),
  );
}

const onOneLine = (content: string) => content.trim().replace(/\s*\n\s*/g, ' ');

function addLinks(turndown: TurndownService, pageAddress: string): void {
  turndown.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
    replacement(content, node) {
      const address = absoluteAddress(node.getAttribute('href') ?? '', pageAddress);
      if (address === null) return content;
      const label = plainMarkdown(node.getAttribute('aria-label') ?? '');
      // A link around whole blocks cannot be written as one.
      if (node.querySelector('h1,h2,h3,h4,h5,h6,li')) return `${content}\n\n<${address}>\n\n`;
      const text = onOneLine(content) || label;
      const end = node.nextSibling?.nodeName === 'A' ? ' ' : '';
      return (text === '' ? `<${address}>` : `[${text}](${address})`) + end;
    },
  });
  turndown.addRule('picture', {
    filter: 'img',
    replacement(_content, node) {
      const address = absoluteAddress(node.getAttribute('src') ?? '', pageAddress);
      const alt = plainMarkdown(node.getAttribute('alt') ?? '');
      return address === null || alt === '' ? '' : `![${alt}](${address})`;
    },
  });
}

function addText(turndown: TurndownService): void {
  turndown.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, { nodeName }) =>
      `\n\n${'#'.repeat(Number(nodeName.charAt(1)))} ${onOneLine(content)}\n\n`,
  });
  // The question of a control, which is left out itself.
  turndown.addRule('label', {
    filter: ['label', 'legend'],
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  });
  turndown.addRule('named paragraph', {
    filter: ['dt', 'summary'],
    replacement(content, node) {
      const text = onOneLine(content);
      return node.querySelector('h1,h2,h3,h4,h5,h6') ? `\n\n${content}\n\n` : `\n\n**${text}**\n\n`;
    },
  });
  turndown.addRule('day', {
    filter: (node) => /^\d{4}-\d\d/.test(node.getAttribute('datetime') ?? ''),
    replacement(content, node) {
      const [day = ''] = (node.getAttribute('datetime') ?? '').split('T');
      return /\d:\d\d/.test(content) ? `${day} ${content}` : day;
    },
  });
  turndown.addRule('code block', {
    filter: 'pre',
    replacement(_content, node) {
      const code = node.textContent ?? '';
      const classes = `${node.className} ${node.querySelector('code')?.className ?? ''}`;
      const language = /\blanguage-([\w+#-]+)/.exec(classes)?.[1] ?? '';
      const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
      const fence = '`'.repeat(longest + 1);
      return `\n\n${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}\n\n`;
    },
  });
}

/** @param pageAddress absolute; links and pictures become absolute by it */
export function createPageTurndown(pageAddress: string): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  const escapeText = turndown.escape.bind(turndown);
  turndown.escape = (text) =>
    escapeText(text)
      .replace(/&(?=#?\w)/g, '&amp;')
      .replace(/^(\d+)\)/, '$1\\)')
      .replaceAll('~', '\\~')
      .replaceAll('<', '&lt;');
  addText(turndown);
  addLinks(turndown, pageAddress);
  addTables(turndown);
  // The last rule is asked first.
  turndown.addRule('what is no content', {
    filter: (node) => notContent.has(node.nodeName) || isHidden(node) || isTabWarning(node),
    replacement: () => '',
  });
  return turndown;
}
