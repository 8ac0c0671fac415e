/**
 * What rich text writes, as a person would write it: no paragraph around the only text of a list item, one block a
 * line.
 */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll('li')) {
    const paragraphs = [...item.children].filter((child) => child.localName === 'p');
    const [only] = paragraphs;
    if (only && paragraphs.length === 1 && only === item.firstElementChild) {
      only.replaceWith(...only.childNodes);
    }
  }
  if (body.textContent?.trim() === '' && !body.querySelector('img, hr, table, figure, dl')) {
    return '';
  }
  return [...body.children].map((child) => child.outerHTML).join('\n');
}
