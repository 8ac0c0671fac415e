import { Fragment, type ReactNode } from 'react';
import { inlineMarks } from '../../../shared/content/texts/inline-marks.ts';
import { PageLink } from '../PageLink.tsx';

/** A text of a rich field. */
export function InlineSentence({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(inlineMarks)) {
    const [whole, label, to, bold, italic] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    parts.push(
      <Fragment key={match.index}>
        {label && to ? <PageLink to={to}>{label}</PageLink> : null}
        {bold ? <strong>{bold}</strong> : null}
        {italic ? <em>{italic}</em> : null}
      </Fragment>,
    );
  }
  return [...parts, text.slice(end)];
}
