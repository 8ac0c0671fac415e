import type TurndownService from 'turndown';

/** https://github.github.com/gfm/#tables-extension- */

function cellsIn(row: Element): number {
  return Array.from(row.children).reduce((sum, cell) => sum + spanOf(cell), 0);
}

function spanOf(cell: Element): number {
  const span = Number(cell.getAttribute('colspan') ?? 1);
  return Number.isInteger(span) && span > 0 && span <= 100 ? span : 1;
}

const lineOf = (cells: number, text: string) => `|${` ${text} |`.repeat(cells)}\n`;

/** Looks at neighbors alone: a search through the table for each row would take hours for a long one. */
function isFirst(row: Element): boolean {
  if (row.previousElementSibling) return false;
  let before: Element | null = row.parentElement?.nodeName === 'TABLE' ? null : row.parentElement;
  do before = before?.previousElementSibling ?? null;
  while (before && ['CAPTION', 'COLGROUP'].includes(before.nodeName));
  return before === null;
}

/** Every table begins with a line of headings: Markdown has no tables without it. */
function beginningOf(row: Element): { before: string; after: string } {
  if (!isFirst(row)) return { before: '', after: '' };
  const cells = cellsIn(row);
  const line = lineOf(cells, '---');
  const isHeading = Array.from(row.children).every(({ nodeName }) => nodeName === 'TH');
  return isHeading ? { before: '', after: line } : { before: lineOf(cells, ' ') + line, after: '' };
}

export function addTables(turndown: TurndownService): void {
  turndown.addRule('cell', {
    filter: ['th', 'td'],
    replacement(content, node) {
      const text = content
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|');
      return ` ${text} |${'  |'.repeat(spanOf(node) - 1)}`;
    },
  });
  turndown.addRule('row', {
    filter: 'tr',
    replacement(content, node) {
      const { before, after } = beginningOf(node);
      return `${before}|${content}\n${after}`;
    },
  });
  turndown.addRule('part of a table', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => content,
  });
  turndown.addRule('table', {
    filter: 'table',
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  });
}
