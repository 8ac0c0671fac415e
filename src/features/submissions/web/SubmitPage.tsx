import { Box, Card, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { usePostedForm } from '../../../web/forms/posted-form-context.ts';
import { PageHead } from '../../../web/page-head.tsx';
import type { submitPageKind } from '../words/submit-page.ts';
import { SubmitForm } from './SubmitForm.tsx';
import { submitAddress } from './submit-address.ts';

function SubmitPage() {
  const { meta, hero, after, thanks } = useContent<typeof submitPageKind>('submit-page');
  const [searchParams] = useSearchParams();
  const posted = usePostedForm('submission');
  const address = submitAddress(posted ? new URLSearchParams(posted.values) : searchParams);
  const page = trpc.contact.submissions.page.useQuery(address);
  const names = page.data?.thanks ?? [];
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.submit}
        isNarrowed={searchParams.has('kind')}
        image={paths.socialImage(paths.submit)}
        structuredData={[{ '@type': 'WebPage', name: meta.title, description: meta.description }]}
      />
      <CompactHero hero={hero} contours={2} />
      <Section label={hero.eyebrow} space="snug">
        <Columns widths="7fr 4fr" gap="xl" columnGap="xl" align="start">
          <Card p="var(--site-panel-space)">
            <SubmitForm
              key={`${address.kind}:${address.about}`}
              {...address}
              entry={page.data?.about ?? null}
            />
          </Card>
          <Stack gap="xl">
            {after.steps.length > 0 ? (
              <section aria-labelledby="after-sending">
                <Title id="after-sending" order={2} size="h3">
                  {after.title}
                </Title>
                <Box mt="sm">
                  <CheckList items={after.steps} />
                </Box>
              </section>
            ) : null}
            {names.length > 0 ? (
              <section aria-labelledby="thanks">
                <Title id="thanks" order={2} size="h3">
                  {thanks.title}
                </Title>
                <Text c="dimmed">{thanks.text}</Text>
                <Stack component="ul" gap="xs" mt="sm">
                  {names.map((name) => (
                    <li key={name} style={{ overflowWrap: 'anywhere' }}>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                </Stack>
              </section>
            ) : null}
          </Stack>
        </Columns>
      </Section>
    </>
  );
}

export const Component = withApi(SubmitPage);
