const blocks = 'p, h2, h3, h4, h5, h6, li, tr, blockquote, pre, figure, summary, dt, dd, hr, div';

/** Returns the words of some HTML, one line per block. A picture becomes its alternative text or its address. */
export function readableText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) {
    picture.replaceWith(`[${picture.alt || picture.src}]`);
  }
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  return (body.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
