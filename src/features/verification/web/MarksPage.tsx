import { Card, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import type { marksPageKind } from '../words/marks-page.ts';
import { marksWords as words } from '../words/marks-words.ts';

const marks = ['phone', 'address', 'studio', 'sample'] as const;

function MarksPage() {
  const content = useContent<typeof marksPageKind>('marks-page');
  const { meta, hero, closing } = content;
  const { data: counts } = trpc.developer.verification.marks.useQuery();
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.marks}
        image={paths.socialImage(paths.marks)}
        structuredData={[{ '@type': 'WebPage', name: meta.title, description: meta.description }]}
      />
      <CompactHero hero={hero} contours={2} />
      <Section label={words.label}>
        <CardGrid columns={2}>
          {marks.map((mark) => (
            <Card key={mark} component="article" h="100%">
              <Stack gap="sm">
                <Title order={2} size="h3">
                  {content[mark].title}
                </Title>
                <Text>{content[mark].text}</Text>
                {counts ? (
                  <Text c="dimmed" fw={600}>
                    {words.count(counts[mark])}
                  </Text>
                ) : null}
              </Stack>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Ending content={closing} edge={4} contours={3} />
    </>
  );
}

export const Component = withApi(MarksPage);
