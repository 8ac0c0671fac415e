import { accessibleName } from '../../start/accessible-name.ts';

interface WordsInContextProps {
  words: string;
  context: string;
  opensNewTab?: boolean;
}

/** The words of a link that stand on many, and, for who does not see where this one stands, what it is about. */
export function WordsInContext({ words, context, opensNewTab }: WordsInContextProps) {
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <span className="visually-hidden">{accessibleName(words, context, opensNewTab)}</span>
    </>
  );
}
