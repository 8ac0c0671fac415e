import { glossaryContent } from '../../../content/glossary.ts';
import { ScrollRow } from '../../components/ScrollRow.tsx';
import { StickyBar } from '../../components/StickyBar.tsx';
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
