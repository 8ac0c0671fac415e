import { Card, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { SplitHero } from '../../../web/components/hero/SplitHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import type { contactKind } from '../words/contact.ts';
import { ContactForm } from './ContactForm.tsx';

const ContactOffices = await ownChunk(
  async () => (await import('./ContactOffices.tsx')).ContactOffices,
);

function ContactPage() {
  const { meta, hero, workspace, getInTouch, quickResponse } =
    useContent<typeof contactKind>('contact');
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.contact}
        image={paths.socialImage(paths.contact)}
        structuredData={[{ '@type': 'ContactPage', name: meta.title }]}
      />
      <SplitHero
        hero={hero}
        tone="sky"
        contours={2}
        side="left"
        piece={
          <Card shadow="lg" p="var(--site-panel-space)" style={{ overflow: 'visible' }}>
            <ContactForm />
          </Card>
        }
      >
        <Stack gap="lg">
          <Card p={0} withBorder={false}>
            <Picture picture={workspace} width={1200} height={800} isPriority />
          </Card>
          <Card component="section" aria-labelledby="get-in-touch">
            <Stack align="flex-start">
              <Title id="get-in-touch" order={2} size="h3">
                {getInTouch.title}
              </Title>
              <Text c="dimmed">{getInTouch.text}</Text>
              <ButtonLink to={getInTouch.link.href} variant="default">
                {getInTouch.link.label}
              </ButtonLink>
              <ServerDrawn id="offices" part={ContactOffices} />
            </Stack>
          </Card>
          {quickResponse.promises.length > 0 ? (
            <Card component="section" data-tone="lagoon" aria-labelledby="quick-response">
              <Title id="quick-response" order={2} size="h3">
                {quickResponse.title}
              </Title>
              <CheckList items={quickResponse.promises} />
            </Card>
          ) : null}
        </Stack>
      </SplitHero>
    </>
  );
}

export const Component = ContactPage;
