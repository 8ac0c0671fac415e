import { Badge, Box, Stack, Text } from '@mantine/core';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { EmptyState } from '../../../web/components/states/EmptyState.tsx';
import { FilterButtons } from '../../../web/components/tabs/FilterButtons.tsx';
import { ScrollRow } from '../../../web/components/tabs/ScrollRow.tsx';
import { StickyBar } from '../../../web/components/tabs/StickyBar.tsx';
import { CountHeading } from '../../../web/components/text/CountHeading.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { useFragment } from '../../../web/use-fragment.ts';
import type { glossaryKind } from '../words/glossary.ts';
import type { GlossaryTerm } from '../words/glossary-types.ts';
import { categoryHues, glossaryWords } from '../words/glossary-words.ts';
import { filterTerms, groupByLetter, letterId, type TermsOfLetter } from './filter-terms.ts';
import classes from './GlossaryBrowser.module.css';
import { GlossarySearch } from './GlossarySearch.tsx';
import { useTerms } from './use-terms.ts';
import { useGlossaryAddress } from './useGlossaryAddress.ts';

const { search, filterLabel, filters, countHeading, allCategories, searchingFor, empty } =
  glossaryWords;

export function GlossaryBrowser() {
  const { hero } = useContent<typeof glossaryKind>('glossary');
  const terms = useTerms();
  const address = useGlossaryAddress();
  const { filter } = address;
  // The box updates with every key; the list follows when the browser has time.
  const query = useDeferredValue(address.query);
  const shown = useMemo(() => filterTerms(terms, filter, query), [terms, filter, query]);
  const groups = useMemo(() => groupByLetter(shown), [shown]);
  const arrivedAt = useArrivalAtTerm(terms, shown);
  const sought = query.trim();

  return (
    <>
      <CompactHero hero={hero} contours={2}>
        <Stack gap="xs">
          <GlossarySearch
            query={address.query}
            categorySlug={filter.slug}
            onSearch={address.search}
            onLeave={address.settle}
          />
          <form action={paths.glossary}>
            {sought ? <input type="hidden" name="q" value={sought} /> : null}
            <FilterButtons
              label={filterLabel}
              options={filters.map(({ label, slug }) => ({ label, value: slug }))}
              selected={filter.slug}
              onSelect={address.choose}
              name="category"
            />
          </form>
        </Stack>
      </CompactHero>
      <div>
        {groups.length > 0 ? <LetterRow letters={groups.map(([letter]) => letter)} /> : null}
        <Section label={search.label}>
          <CountHeading
            count={countHeading(shown.length)}
            category={filter.slug === null ? allCategories : filter.label}
          >
            {sought ? (
              <Text c="dimmed" fz="lg" miw={0}>
                {searchingFor}{' '}
                <Box component="strong" c="bright">
                  {sought}
                </Box>
              </Text>
            ) : null}
          </CountHeading>
          {shown.length > 0 ? (
            <GlossaryList groups={groups} highlightedSlug={arrivedAt} />
          ) : (
            <EmptyState
              drawing="search"
              title={empty.title}
              action={<ButtonLink to={paths.glossary}>{empty.reset}</ButtonLink>}
            >
              <p>{empty.text}</p>
            </EmptyState>
          )}
        </Section>
      </div>
    </>
  );
}

function LetterRow({ letters }: { letters: readonly string[] }) {
  return (
    <StickyBar>
      <nav aria-label={glossaryWords.lettersLabel}>
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

/**
 * Returns the slug of the term in the address, or null. A link to a term drops filters that hide it and moves focus to it.
 * The browser and the router scroll after a first load and on back navigation, when the reader may have moved on.
 */
function useArrivalAtTerm(
  terms: readonly GlossaryTerm[],
  shown: readonly GlossaryTerm[],
): string | null {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const isLink = useNavigationType() !== 'POP';
  const finishedKey = useRef<string>(undefined);
  const wanted = useFragment();
  const slug = terms.some((term) => term.slug === wanted) ? wanted : null;
  const isShown = slug !== null && shown.some((term) => term.slug === slug);

  useEffect(() => {
    if (slug === null || finishedKey.current === key) return;
    if (isShown) {
      finishedKey.current = key;
      if (!isLink) return;
      const term = document.getElementById(slug);
      term?.scrollIntoView({ block: 'center', behavior: 'instant' });
      term?.focus({ preventScroll: true });
    } else if (search) {
      navigate(paths.glossaryTerm(slug), { replace: true });
    }
  }, [slug, isShown, isLink, key, search, navigate]);

  return slug;
}

type GlossaryListProps = {
  groups: readonly TermsOfLetter[];
  highlightedSlug: string | null;
};

const GlossaryList = memo(function GlossaryList({ groups, highlightedSlug }: GlossaryListProps) {
  return groups.map(([letter, group]) => (
    <Columns
      key={letter}
      id={letterId(letter)}
      className={classes.group}
      data-dense
      widths="clamp(5rem, 10vw, 8rem) 1fr"
      from="sm"
      gap="md"
      columnGap="md"
    >
      <Text
        className={classes.initial}
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
            data-hue={categoryHues[term.category]}
            data-highlighted={term.slug === highlightedSlug || undefined}
            tabIndex={-1}
          >
            <div className={classes.head}>
              <h3>
                <PageLink to={paths.glossaryTermPage(term.slug)}>{term.term}</PageLink>
              </h3>
              <PageLink
                to={paths.glossaryTerm(term.slug)}
                className={`${classes.anchor} screen-only`}
                aria-label={glossaryWords.linkToTerm(term.term)}
              >
                <span aria-hidden="true">#</span>
              </PageLink>
            </div>
            <Text c="dimmed" maw="58ch">
              {term.definition}
            </Text>
            <Badge color={categoryHues[term.category]}>{term.category}</Badge>
          </li>
        ))}
      </ul>
    </Columns>
  ));
});
