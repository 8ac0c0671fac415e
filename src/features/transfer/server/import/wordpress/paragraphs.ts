import { type ChildNode, type Document, Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { element, isBlank, isBlock, parseHtml, takeChildren } from '../text/dom.ts';

const boxes = new Set(['blockquote', 'div', 'section', 'article', 'details', 'td', 'figure']);
/** Blank lines make no paragraphs here. */
const left = new Set(['pre', 'script', 'style', 'table', 'ul', 'ol', 'dl', 'p']);

function paragraphsOf(text: Text): ChildNode[][] {
  return text.data.split(/\n\s*\n/).map((piece) =>
    piece.split('\n').flatMap((line, index): ChildNode[] => {
      const isBreak = index > 0 && line.trim() !== '';
      return [...(isBreak ? [element('br')] : []), ...(line === '' ? [] : [new Text(line)])];
    }),
  );
}

function wrapChildren(parent: Element | Document): void {
  const children = takeChildren(parent);
  const made: ChildNode[] = [];
  let run: ChildNode[] = [];
  const end = () => {
    while (run[0] && (isBlank(run[0]) || (run[0] instanceof Element && run[0].name === 'br')))
      run.shift();
    if (run.length > 0) made.push(element('p', {}, run));
    run = [];
  };
  for (const child of children) {
    if (child instanceof Text) {
      paragraphsOf(child).forEach((piece, index) => {
        if (index > 0) end();
        run.push(...piece);
      });
    } else if (isBlock(child)) {
      end();
      if (boxes.has(child.name) && !left.has(child.name) && hasBlankLine(child))
        wrapChildren(child);
      made.push(child);
    } else {
      run.push(child);
    }
  }
  end();
  for (const node of made) DomUtils.appendChild(parent, node);
}

const hasBlankLine = (node: Element) =>
  node.children.some((child) => child instanceof Text && /\n\s*\n/.test(child.data));

/** Follows the classic editor: a blank line starts a paragraph, a line end is a break. */
export function withParagraphs(html: string): string {
  let root: Document;
  try {
    root = parseHtml(html.replace(/\r\n?/g, '\n'));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // The conversion that follows reports the error.
    return html;
  }
  wrapChildren(root);
  return DomUtils.getOuterHTML(root, { encodeEntities: 'utf8' });
}
