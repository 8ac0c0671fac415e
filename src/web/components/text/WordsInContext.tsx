import { accessibleName } from '../../start/accessible-name.ts';

interface WordsInContextProps {
  words: string;
  context: string;
  opensNewTab?: boolean;
}

/** Words of a link that occur often, with their subject for screen readers. */
export function WordsInContext({ words, context, opensNewTab }: WordsInContextProps) {
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <span className="visually-hidden">{accessibleName(words, context, opensNewTab)}</span>
    </>
  );
}
