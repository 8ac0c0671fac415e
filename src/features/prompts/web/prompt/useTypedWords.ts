import { useEffect, useState } from 'react';
import { readLocal, removeLocal, writeLocal } from '../../../../web/local-store.ts';
import type { FieldWords } from '../../prompt-template.ts';
import type { PromptField } from '../../words/prompt-types.ts';

const storedAs = (slug: string) => `prompt-words:${slug}`;

/** Takes what it knows: the stored value may be of an older version of the prompt. */
function readTyped(slug: string, fields: readonly PromptField[]): FieldWords {
  const stored = readLocal(storedAs(slug));
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && fields.some(({ name }) => name === entry[0]),
  );
  return Object.fromEntries(known);
}

/** Remembers in the browser what a reader typed into the fields of a prompt. */
export function useTypedWords(slug: string, fields: readonly PromptField[]) {
  const [typed, setTyped] = useState<FieldWords>({});
  // The server's HTML holds the examples.
  useEffect(() => setTyped(readTyped(slug, fields)), [slug, fields]);
  return {
    typed,
    type(name: string, text: string) {
      const next = { ...typed, [name]: text };
      setTyped(next);
      writeLocal(storedAs(slug), next);
    },
    forget() {
      setTyped({});
      removeLocal(storedAs(slug));
    },
  };
}
