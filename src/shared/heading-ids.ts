const maxIdLength = 60;

/**
 * Names the headings of one post, in their order: ids by the words of headings in any script, so that a link holds while other
 * parts of the post change. The prefix keeps them apart from the ids of the page and from names that the browser knows.
 */
export function headingIds(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const name = text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
      .replace(/^-/, '');
    const base = `section-${[...name].slice(0, maxIdLength).join('')}`.replace(/-$/, '');
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
}
