import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { filePaths } from '../../../shared/file-paths.ts';
import { longDay, longMoment } from '../../../shared/words/long-day.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import { Acceptance } from '../../requests/web/page/NdaSection.tsx';
import { requestPageContent } from '../../requests/words/request-page.ts';
import { workContent } from '../../work/words/work.ts';
import type { KeptAgreement as Kept } from '../agreements.ts';
import { quotePageContent } from '../words/quotes.ts';
import { QuoteSheet } from './QuoteSheet.tsx';

const words = requestPageContent.kept;

export function KeptAgreement({ kept }: { kept: Kept }) {
  const { firstName, lastName, company, email, quote, changes, nda, approvals, keptUntil } = kept;
  const { key: requestKey = '' } = useParams();
  const [searchParams] = useSearchParams();
  const wasWithdrawn = searchParams.get('sent') === 'withdraw';
  const { doneButAgreed } = requestPageContent.withdrawal;
  return (
    <>
      <CompactHero
        hero={{
          eyebrow: requestPageContent.eyebrow,
          title: wasWithdrawn ? (
            doneButAgreed.title
          ) : (
            <NamedSentence sentence={words.title} name={firstName} />
          ),
          intro: (wasWithdrawn ? doneButAgreed : words).intro(longDay(keptUntil.toISOString())),
        }}
        tone="sky"
        contours={2}
      >
        <Group gap="xs" className="screen-only">
          <Button variant="default" className="needs-scripts" onClick={() => window.print()}>
            {words.print}
          </Button>
          {quote ? (
            <ButtonLink
              to={filePaths.quotePdfOf(requestKey, quote.version)}
              variant="subtle"
              newTab
            >
              {quotePageContent.pdf}
            </ButtonLink>
          ) : null}
        </Group>
      </CompactHero>
      <Section label={words.title(firstName)}>
        <Stack gap="2xl" maw="56rem">
          <div>
            <Text fz="sm" c="dimmed">
              {words.parties}
            </Text>
            <Text>
              <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
              {[company, email].filter(Boolean).map((part) => (
                <Fragment key={part}>
                  , <bdi>{part}</bdi>
                </Fragment>
              ))}
            </Text>
          </div>
          {quote ? <QuoteSheet quote={quote} /> : null}
          {changes.map((change) => (
            <div key={change.version}>
              <QuoteSheet quote={change} />
              <Anchor
                href={filePaths.quotePdfOf(requestKey, change.version)}
                className="screen-only"
              >
                {quotePageContent.pdf}
              </Anchor>
            </div>
          ))}
          {approvals.map(({ id, approvedAt, approvedBy, approvedText, approvedTextHash }) => (
            <div key={id}>
              <Text fw={600}>
                <NamedSentence
                  sentence={(name) => workContent.approved(name, longMoment(approvedAt))}
                  name={approvedBy}
                />
              </Text>
              <Text dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                {approvedText}
              </Text>
              <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {workContent.hash}: {approvedTextHash}
              </Text>
            </div>
          ))}
          {nda ? (
            <Card component="section" aria-labelledby="kept-nda">
              <Stack gap="sm">
                <Title order={2} size="h4" id="kept-nda">
                  {words.nda}
                </Title>
                <Acceptance accepted={nda} />
              </Stack>
            </Card>
          ) : null}
        </Stack>
      </Section>
    </>
  );
}
