import { EntryHero } from '../../../../web/components/hero/EntryHero.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { PromptEntry } from '../../prompt-entries.ts';
import type { promptPageKind } from '../../words/prompt-page.ts';
import { promptWords } from '../../words/prompt-words.ts';

export function PromptHero({ entry: { title, guide } }: { entry: PromptEntry }) {
  const { back, titleEnding } = useContent<typeof promptPageKind>('prompt-page');
  const facts = guide
    ? [promptWords.kinds[guide.kind], guide.level, promptWords.minutes(guide.minutes)]
    : [titleEnding];
  return (
    <EntryHero back={back} eyebrow={facts.join(' · ')} title={title} text={guide?.summary ?? ''} />
  );
}
