import { Group } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { SuggestLink } from '../../../web/components/links/SuggestLink.tsx';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import type { furtherTermsKind } from '../words/further-terms.ts';
import { sortedTerms } from '../words/glossary-types.ts';
import classes from './GlossaryBrowser.module.css';

/** Names alone: their words are on their pages. */
export function FurtherTerms() {
  const { heading, map, terms } = useContent<typeof furtherTermsKind>('further-terms');
  if (terms.length === 0) return null;
  return (
    <div className="screen-only">
      <Section heading={heading} layout="split" tone="sand" edge={3}>
        <Group component="ul" gap="0 var(--mantine-spacing-lg)">
          {sortedTerms(terms).map(({ slug, term }) => (
            <li key={slug}>
              <PageLink to={paths.glossaryTermPage(slug)} className={classes.letter}>
                {term}
              </PageLink>
            </li>
          ))}
        </Group>
        <TallLink to={paths.map}>{map}</TallLink>
        <SuggestLink kind="term" />
      </Section>
    </div>
  );
}
