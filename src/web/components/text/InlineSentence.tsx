import { Link } from 'react-router-dom';
import type { InlineText } from '../../../shared/words/types.ts';

type InlineSentenceProps = { text: InlineText };

/** A sentence from the content files with its links in place. */
export function InlineSentence({ text }: InlineSentenceProps) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.label} to={part.to}>
        {part.label}
      </Link>
    ),
  );
}
