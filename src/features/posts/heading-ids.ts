const maxIdLength = 60;

/**
 * Names the headings of one post, in their order: ids by the words of headings in any script, so that a link holds while other
 * parts of the post change. The prefix keeps them apart from the ids of the page and from names that the browser knows.
 */
export function headingIds(): (text: string) => string {
  const taken = new Set<string>();
  /** The number that comes next behind a name: counting from the beginning takes minutes for a text of equal headings. */
  const numbers = new Map<string, number>();
  return (text) => {
    const name = text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
      .replace(/^-/, '');
    const base = `section-${[...name].slice(0, maxIdLength).join('')}`.replace(/-$/, '');
    let number = numbers.get(base) ?? 1;
    const numbered = () => (number === 1 ? base : `${base}-${number}`);
    while (taken.has(numbered())) number += 1;
    const id = numbered();
    numbers.set(base, number + 1);
    taken.add(id);
    return id;
  };
}
