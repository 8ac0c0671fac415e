import { useEffect, useRef, useState } from 'react';
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

/** The field of a prompt in its page. */
export const fieldId = (slug: string, name: string) => `${slug}-${name}`;

/** Finds the words of fields that were typed before the scripts loaded. */
function readFields(slug: string, fields: readonly PromptField[]): FieldWords {
  const shown = fields.map(({ name }): [string, string] => {
    const field = document.getElementById(fieldId(slug, name));
    return [name, field instanceof HTMLInputElement ? field.value : ''];
  });
  return Object.fromEntries(shown.filter(([, text]) => text !== ''));
}

/** Remembers in the browser what a reader typed into the fields of a prompt. */
export function useTypedWords(slug: string, fields: readonly PromptField[]) {
  const [typed, setTyped] = useState<FieldWords>({});
  const hasRead = useRef(false);
  // The server's HTML holds the examples.
  useEffect(() => {
    // The next prompt may take over the fields, with the words of this one.
    const early = hasRead.current ? {} : readFields(slug, fields);
    hasRead.current = true;
    const known = { ...readTyped(slug, fields), ...early };
    setTyped(known);
    if (Object.keys(early).length > 0) writeLocal(storedAs(slug), known);
  }, [slug, fields]);
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
