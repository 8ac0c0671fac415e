import { Group } from '@mantine/core';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ComparisonEntry } from '../../comparison-entries.ts';
import type { comparisonsKind } from '../../words/comparisons.ts';

/** Adds a tool to the comparison. */
export function OtherTools({ entry: { others } }: { entry: ComparisonEntry }) {
  const words = useContent<typeof comparisonsKind>('comparisons');
  if (others.length === 0) return null;
  return (
    <Section heading={words.others} layout="split" space="snug" tone="sand">
      <Group component="ul" gap="0 var(--mantine-spacing-lg)">
        {others.map(({ name, path }) => (
          <li key={path}>
            {/* Crawlers would follow thousands of pages that no search engine lists. */}
            <TallLink to={path} rel="nofollow">
              {name}
            </TallLink>
          </li>
        ))}
      </Group>
    </Section>
  );
}
