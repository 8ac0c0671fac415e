import { Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { TitledLinks } from '../../../../web/components/links/TitledLinks.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { TermEntry, TermPlace } from '../../term-entries.ts';
import type { termPageKind } from '../../words/term-page.ts';

const useWords = () => useContent<typeof termPageKind>('glossary-term-page');

/** Terms that this one names, and terms that name it. */
export function RelatedTerms({ entry: { related, namedBy } }: { entry: TermEntry }) {
  const words = useWords();
  if (related.length + namedBy.length === 0) return null;
  return (
    <Section heading={words.related} layout="split" space="snug">
      <Stack gap="lg">
        {related.length > 0 ? (
          <Stack component="ul" className="ruled" gap={0} data-closed>
            {related.map(({ slug, term, definition }) => (
              <Stack key={slug} component="li" gap={0} py="sm" align="flex-start">
                <TallLink to={paths.glossaryTermPage(slug)}>{term}</TallLink>
                <Text c="dimmed" maw="var(--site-measure)">
                  {definition}
                </Text>
              </Stack>
            ))}
          </Stack>
        ) : null}
        <TitledLinks
          title={words.namedBy}
          links={namedBy.map(({ slug, term }) => ({
            ...{ to: paths.glossaryTermPage(slug), label: term },
          }))}
        />
      </Stack>
    </Section>
  );
}

/** Posts, prompts, tips and tools that use the term. */
export function TermPlaces({ entry }: { entry: TermEntry }) {
  const words = useWords();
  const groups = [
    { title: words.posts, places: entry.posts },
    { title: words.prompts, places: entry.prompts },
    { title: words.tips, places: entry.tips },
    { title: words.tools, places: entry.tools },
    { title: words.learningPaths, places: entry.learningPaths },
  ].filter(({ places }) => places.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section heading={words.used} layout="split" space="snug" tone="sand">
      <Stack gap="lg">
        {groups.map(({ title, places }) => (
          <div key={title}>
            <Title order={3} fz="lg">
              {title}
            </Title>
            <PlaceList places={places} />
          </div>
        ))}
      </Stack>
    </Section>
  );
}

function PlaceList({ places }: { places: readonly TermPlace[] }) {
  return (
    <Stack component="ul" gap={0} align="flex-start">
      {places.map(({ title, to }) => (
        <li key={to + title}>
          <TallLink to={to}>{title}</TallLink>
        </li>
      ))}
    </Stack>
  );
}
