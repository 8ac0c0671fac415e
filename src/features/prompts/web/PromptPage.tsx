import { useParams } from 'react-router-dom';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { useContent, useEntry } from '../../../web/content/published-content.ts';
import { NotFound } from '../../../web/error/NotFound.tsx';
import type { promptEntries } from '../prompt-entries.ts';
import type { promptPageKind } from '../words/prompt-page.ts';
import { PromptHead } from './prompt/PromptHead.tsx';
import { PromptHero } from './prompt/PromptHero.tsx';
import { PromptLinks } from './prompt/PromptLinks.tsx';
import { PromptWords } from './prompt/PromptWords.tsx';

export function Component() {
  const { slug } = useParams();
  const { closing } = useContent<typeof promptPageKind>('prompt-page');
  const entry = useEntry<typeof promptEntries>('prompt', slug);
  if (!entry) return <NotFound />;
  return (
    <>
      <PromptHead entry={entry} />
      <PromptHero entry={entry} />
      <PromptWords key={entry.slug} entry={entry} />
      <PromptLinks entry={entry} />
      <Ending content={closing} contours={3} />
    </>
  );
}
