const maxIdLength = 60;

/**
 * Ids come from the words of the headings, in any script, so a link holds while other parts of the post change.
 * The prefix keeps them apart from ids of the page and from names that browsers know.
 */
export function headingIds(): (text: string) => string {
  const taken = new Set<string>();
  /** Next number per name. Counting from 1 each time takes minutes for a text of equal headings. */
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
