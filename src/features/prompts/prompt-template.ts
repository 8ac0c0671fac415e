/** Words by the name of the field that they stand in. */
export type FieldWords = Readonly<Record<string, string>>;

/** A piece of a prompt: its own words, or the name of a field. */
export type PromptPart = { text: string } | { field: string };

const fieldInBraces = /\{([a-z\d-]+)\}/i;

/** Cuts a prompt at its fields: `for {audience}.` has three parts. */
export function partsOf(prompt: string): readonly PromptPart[] {
  // Every second piece is what the braces hold.
  return prompt
    .split(fieldInBraces)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { field: piece }))
    .filter((part) => 'field' in part || part.text !== '');
}

/** Puts words into the fields of a prompt. A field without words keeps its braces. */
export function filledPrompt(prompt: string, words: FieldWords): string {
  return partsOf(prompt)
    .map((part) => ('text' in part ? part.text : (words[part.field] ?? `{${part.field}}`)))
    .join('');
}

/** Makes fields of the phrases of a finished prompt. A phrase that is not in it makes none. */
export function promptWithFields<Field extends { name: string; example: string }>(
  prompt: string,
  fields: readonly Field[],
): { prompt: string; fields: readonly Field[] } {
  const found = fields.filter(({ example }) => prompt.includes(example));
  const cut = found.reduce((text, { name, example }) => text.replace(example, `{${name}}`), prompt);
  return { prompt: cut, fields: found };
}
