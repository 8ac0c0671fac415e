import type { InlineText } from '../../../shared/words/types.ts';
import { PageLink } from '../PageLink.tsx';

type InlineSentenceProps = { text: InlineText };

export function InlineSentence({ text }: InlineSentenceProps) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <PageLink key={part.label} to={part.to}>
        {part.label}
      </PageLink>
    ),
  );
}
