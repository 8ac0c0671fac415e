import type { PromptEntry } from '../../prompt-entries.ts';
import { filledPrompt } from '../../prompt-template.ts';
import { PromptGuideText } from './PromptGuideText.tsx';
import { PromptText } from './PromptText.tsx';
import { useTypedWords } from './useTypedWords.ts';

/** The prompt and the words around it, with what a reader typed in both. */
export function PromptWords({ entry }: { entry: PromptEntry }) {
  const { slug, fields, guide } = entry;
  const { typed, type, forget } = useTypedWords(slug, fields);
  const words = Object.fromEntries(
    fields.map(({ name, example }) => [name, typed[name]?.trim() || example]),
  );
  return (
    <>
      <PromptText entry={entry} words={words} typed={typed} onType={type} onForget={forget} />
      {guide ? (
        <PromptGuideText slug={slug} guide={guide} filled={(text) => filledPrompt(text, words)} />
      ) : null}
    </>
  );
}
