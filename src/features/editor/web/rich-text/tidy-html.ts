import { galleryBlock } from '../../../posts/post-markup.ts';
import { pendingAttribute } from './pictures/pending-picture.ts';

function onlyParagraph(element: Element): Element | null {
  const [first, ...others] = element.children;
  if (first?.localName !== 'p' || first.attributes.length > 0) return null;
  return others.some(({ localName }) => localName === 'p') ? null : first;
}

function setHeadApart(table: Element): void {
  const rows = [...table.querySelectorAll('tr')];
  const firstOther = rows.findIndex((row) =>
    [...row.children].some(({ localName }) => localName !== 'th'),
  );
  const head = rows.slice(0, firstOther < 0 ? rows.length : firstOther);
  if (head.length === 0 || head.length === rows.length) return;
  const part = document.createElement('thead');
  part.append(...head);
  table.prepend(part);
}

/** Removes single paragraphs in list items and cells, empty attributes, empty captions and pending pictures. Puts one block on a line. */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const pending of body.querySelectorAll(`[${pendingAttribute}]`)) pending.remove();
  for (const gallery of body.querySelectorAll(`[data-block="${galleryBlock}"]:empty`)) {
    gallery.remove();
  }
  for (const element of body.querySelectorAll('li')) unwrap(onlyParagraph(element));
  for (const cell of body.querySelectorAll('th, td')) {
    unwrap(cell.children.length === 1 ? onlyParagraph(cell) : null);
    for (const name of ['colspan', 'rowspan']) {
      if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
    }
    for (const name of ['style', 'colwidth']) cell.removeAttribute(name);
  }
  for (const table of body.querySelectorAll('table')) {
    if (!table.querySelector('thead, tfoot, caption')) setHeadApart(table);
  }
  for (const caption of body.querySelectorAll('figcaption:empty')) caption.remove();
  const isEmpty = body.textContent?.trim() === '';
  if (isEmpty && !body.querySelector('img, hr, table, figure, dl, details, [data-block]')) {
    return '';
  }
  return [...body.children].map((child) => child.outerHTML).join('\n');
}

function unwrap(element: Element | null): void {
  element?.replaceWith(...element.childNodes);
}
