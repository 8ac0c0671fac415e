import { Stack, Text } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { TitledLinks } from '../../../../web/components/links/TitledLinks.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { PromptEntry } from '../../prompt-entries.ts';
import type { promptPageKind } from '../../words/prompt-page.ts';

/** Prompts that this one names, prompts that name it, and terms that it uses. */
export function PromptLinks({
  entry: { related, namedBy, terms, learningPaths },
}: {
  entry: PromptEntry;
}) {
  const words = useContent<typeof promptPageKind>('prompt-page');
  const rows = [
    {
      title: words.namedBy,
      links: namedBy.map(({ slug, title }) => ({ to: paths.promptPage(slug), label: title })),
    },
    {
      title: words.terms,
      links: terms.map(({ slug, term }) => ({ to: paths.glossaryTermPage(slug), label: term })),
    },
    {
      title: words.learningPaths,
      links: learningPaths.map(({ to, title }) => ({ to, label: title })),
    },
  ].filter(({ links }) => links.length > 0);
  if (related.length + rows.length === 0) return null;
  return (
    <Section heading={words.related} layout="split" space="snug" tone="sand">
      <Stack gap="lg">
        {related.length > 0 ? (
          <Stack component="ul" className="ruled" gap={0} data-closed>
            {related.map(({ slug, title, summary }) => (
              <Stack key={slug} component="li" gap={0} py="sm" align="flex-start">
                <TallLink to={paths.promptPage(slug)}>{title}</TallLink>
                <Text c="dimmed" maw="var(--site-measure)">
                  {summary}
                </Text>
              </Stack>
            ))}
          </Stack>
        ) : null}
        {rows.map((row) => (
          <TitledLinks key={row.title} {...row} />
        ))}
      </Stack>
    </Section>
  );
}
