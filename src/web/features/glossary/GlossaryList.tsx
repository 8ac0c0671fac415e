import { memo } from 'react';
import { Link } from 'react-router-dom';
import { glossaryContent } from '../../../content/glossary.ts';
import type { GlossaryTerm } from '../../../content/types.ts';
import { paths } from '../../../shared/paths.ts';
import { Badge } from '../../components/Badge.tsx';
import { groupByLetter } from './filter-terms.ts';
import classes from './GlossaryList.module.css';

type GlossaryListProps = {
  terms: readonly GlossaryTerm[];
  /** The term that the address points at. */
  highlightedSlug: string | null;
};

/** The terms as a book sets them: a large letter, and its words beside it. */
export const GlossaryList = memo(function GlossaryList({
  terms,
  highlightedSlug,
}: GlossaryListProps) {
  return groupByLetter(terms).map(([letter, group]) => (
    <div key={letter} className={classes.group}>
      <p className={classes.letter} aria-hidden="true">
        {letter}
      </p>
      <ul className={classes.terms}>
        {group.map((term) => (
          <li
            key={term.slug}
            id={term.slug}
            className={classes.term}
            data-hue={term.color}
            data-highlighted={term.slug === highlightedSlug || undefined}
            tabIndex={-1}
          >
            <div className={classes.head}>
              <h3>{term.term}</h3>
              <Link
                to={paths.glossaryTerm(term.slug)}
                className={classes.anchor}
                aria-label={glossaryContent.linkToTerm(term.term)}
              >
                <span aria-hidden="true">#</span>
              </Link>
            </div>
            <p className={classes.definition}>{term.definition}</p>
            <Badge hue={term.color}>{term.category}</Badge>
          </li>
        ))}
      </ul>
    </div>
  ));
});
