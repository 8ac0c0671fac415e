import { Badge, Text } from '@mantine/core';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { Columns } from '../../../web/components/Columns.tsx';
import { glossaryContent } from '../words/glossary.ts';
import { letterId, type TermsOfLetter } from './filter-terms.ts';
import classes from './GlossaryList.module.css';

type GlossaryListProps = {
  groups: readonly TermsOfLetter[];
  /** The term that the address points at. */
  highlightedSlug: string | null;
};

/** The terms as a book sets them: a large letter, and its words beside it. */
export const GlossaryList = memo(function GlossaryList({
  groups,
  highlightedSlug,
}: GlossaryListProps) {
  return groups.map(([letter, group]) => (
    <Columns
      key={letter}
      id={letterId(letter)}
      className={classes.group}
      widths="clamp(5rem, 10vw, 8rem) 1fr"
      from="sm"
      gap="md"
      columnGap="md"
    >
      <Text
        className={classes.letter}
        c="var(--site-accent)"
        ff="heading"
        fz="h2"
        fw={700}
        lh={1}
        aria-hidden="true"
      >
        {letter}
      </Text>
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
                className={`${classes.anchor} screen-only`}
                aria-label={glossaryContent.linkToTerm(term.term)}
              >
                <span aria-hidden="true">#</span>
              </Link>
            </div>
            <Text c="dimmed" maw="58ch">
              {term.definition}
            </Text>
            <Badge color={term.color}>{term.category}</Badge>
          </li>
        ))}
      </ul>
    </Columns>
  ));
});
