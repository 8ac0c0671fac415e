import { ScrollRow } from '../../../web/components/ScrollRow.tsx';
import { StickyBar } from '../../../web/components/StickyBar.tsx';
import { glossaryContent } from '../words/glossary.ts';
import { letterId } from './filter-terms.ts';
import classes from './LetterRow.module.css';

/** The way to each letter that has terms, within reach while the terms are read. */
export function LetterRow({ letters }: { letters: readonly string[] }) {
  return (
    <StickyBar>
      <nav aria-label={glossaryContent.lettersLabel}>
        <ScrollRow>
          {letters.map((letter) => (
            <a key={letter} className={classes.letter} href={`#${letterId(letter)}`}>
              {letter}
            </a>
          ))}
        </ScrollRow>
      </nav>
    </StickyBar>
  );
}
