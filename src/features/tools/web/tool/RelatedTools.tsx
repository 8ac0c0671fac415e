import { Group, Stack, Text } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ToolEntry } from '../../tool-entries.ts';
import { resourcesWords } from '../../words/resources-words.ts';
import type { toolPageKind } from '../../words/tool-page.ts';

/** Tools of the same group. */
export function RelatedTools({ entry: { related } }: { entry: ToolEntry }) {
  const words = useContent<typeof toolPageKind>('tool-page');
  if (related.length === 0) return null;
  return (
    <Section heading={words.related} layout="split" space="snug" tone="sand">
      <Stack component="ul" className="ruled" gap={0} data-closed>
        {related.map(({ slug, name, description, comparison }) => (
          <Stack key={slug} component="li" gap={0} py="sm">
            <Group gap="0 var(--mantine-spacing-lg)" justify="space-between">
              <TallLink to={paths.toolPage(slug)}>{name}</TallLink>
              <TallLink to={comparison}>{resourcesWords.compareWith(name)}</TallLink>
            </Group>
            <Text c="dimmed" maw="var(--site-measure)">
              {description}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
