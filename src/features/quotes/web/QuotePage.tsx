import { Anchor, Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { filePaths } from '../../../shared/file-paths.ts';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Moment } from '../../../web/components/moments/Moment.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { NotOpened } from '../../conversations/web/NotOpened.tsx';
import { notOpenedContent } from '../../conversations/words/conversations.ts';
import type { Quote, ReadersQuote } from '../quotes.ts';
import { quotePageContent as words } from '../words/quotes.ts';
import { OpenQuote } from './OpenQuote.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';

function Quotes({ requestKey, quotes }: { requestKey: string; quotes: readonly ReadersQuote[] }) {
  const [quote, ...earlier] = quotes;
  return (
    <>
      <Box className="screen-only">
        <CompactHero
          hero={{
            eyebrow: quote?.changesNumber ? words.change.card : words.card.title,
            title: quote ? <bdi>{quote.title}</bdi> : words.none.title,
            intro: quote ? words.meta.description : words.none.text,
          }}
          tone="sky"
          contours={2}
        >
          <Group gap="xs">
            <ButtonLink to={paths.request(requestKey)} variant="default">
              {words.back}
            </ButtonLink>
            {quote ? (
              <ButtonLink
                to={filePaths.quotePdfOf(requestKey, quote.version)}
                variant="subtle"
                newTab
              >
                {words.pdf}
              </ButtonLink>
            ) : null}
          </Group>
        </CompactHero>
      </Box>
      <Section label={words.card.title}>
        <Stack gap="2xl" maw="56rem">
          {quote?.state === 'accepted' || quote?.state === 'declined' ? (
            <SentNote name="quote" words={words.answer.sent} />
          ) : null}
          {quote?.mayAnswer ? (
            <OpenQuote key={quote.version} requestKey={requestKey} quote={quote} />
          ) : quote ? (
            <QuoteSheet quote={quote} />
          ) : null}
          {quote?.state === 'open' && !quote.mayAnswer ? (
            <Text className="screen-only">{words.answer.others}</Text>
          ) : null}
          {quote?.state === 'accepted' ? (
            <Card className="screen-only" p="var(--site-panel-space)" maw="46rem">
              <Moment
                scene="accepted"
                hue="lagoon"
                title={
                  <Title order={2} size="h3">
                    {words.next.title}
                  </Title>
                }
                next={<ButtonLink to={paths.request(requestKey)}>{words.next.open}</ButtonLink>}
              >
                <Text>{quote.changesNumber ? words.change.next : words.next.text}</Text>
              </Moment>
            </Card>
          ) : null}
          {quote?.acceptedTextHash ? <AcceptedText requestKey={requestKey} quote={quote} /> : null}
          {earlier.length > 0 ? (
            <Stack gap="lg" className="screen-only">
              <Title order={2} size="h3">
                {quote?.changesNumber ? words.earlierQuotes : words.earlier}
              </Title>
              {earlier.map((one) => (
                <div key={one.version}>
                  <QuoteSheet quote={one} level={3} />
                  {one.acceptedTextHash ? (
                    <AcceptedText requestKey={requestKey} quote={one} />
                  ) : null}
                </div>
              ))}
            </Stack>
          ) : null}
        </Stack>
      </Section>
    </>
  );
}

function AcceptedText({ requestKey, quote }: { requestKey: string; quote: Quote }) {
  return (
    <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {words.acceptedText.label}: {quote.acceptedTextHash}
      <br />
      <Anchor href={filePaths.acceptedTextOf(requestKey, quote.version)} inherit>
        {words.acceptedText.read}
      </Anchor>
    </Text>
  );
}

function QuotePage() {
  const { key: requestKey = '' } = useParams();
  const quotes = trpc.contact.quotes.list.useQuery(
    { key: requestKey },
    // The quote may have been answered in another tab.
    { refetchOnWindowFocus: 'always' },
  );
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isAddressSecret />
      {quotes.data ? (
        <Quotes requestKey={requestKey} quotes={quotes.data} />
      ) : (
        <NotOpened error={quotes.error} words={notOpenedContent} />
      )}
    </>
  );
}

export const Component = withApi(QuotePage);
