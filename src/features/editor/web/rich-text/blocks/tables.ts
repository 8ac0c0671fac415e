import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Extensions } from '@tiptap/react';
import { scriptAttributes } from '../../../../posts/post-markup.ts';
import { saysScript } from '../script-attributes.ts';

const plainCell = new Set<string>(['scope', 'colspan', 'rowspan', ...scriptAttributes]);

/** Accepts tables without captions, footers or nested tables. */
function isPlainTable(table: HTMLElement): boolean {
  if (table.querySelector('caption, tfoot, table, colgroup')) return false;
  if ([...table.querySelectorAll('thead, tbody')].some(saysScript)) return false;
  const cells = [...table.querySelectorAll('th, td')];
  return (
    cells.length > 0 &&
    cells.every(({ attributes }) => [...attributes].every(({ name }) => plainCell.has(name)))
  );
}

/** tidy-html.ts adds the `thead`. */
export const tableExtensions: Extensions = [
  Table.extend({
    parseHTML: () => [
      {
        tag: 'table',
        priority: 110,
        getAttrs: (table) => (isPlainTable(table) ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } };
    },
  }),
];
