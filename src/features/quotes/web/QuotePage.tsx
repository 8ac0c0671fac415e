import { Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { errorCode, isBeyondLimit } from '../../../web/api/call-errors.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { ErrorState } from '../../../web/components/states/ErrorState.tsx';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { TooManyPage } from '../../../web/error/ErrorPage.tsx';
import { TextField } from '../../../web/forms/Field.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { requestPageContent } from '../../requests/words/request-page.ts';
import type { Quote } from '../quotes.ts';
import { quotePageContent, quotePageContent as words } from '../words/quotes.ts';
import { QuoteSheet } from './QuoteSheet.tsx';

function Quotes({ requestKey, quotes }: { requestKey: string; quotes: readonly Quote[] }) {
  const [quote, ...earlier] = quotes;
  return (
    <>
      <Box className="screen-only">
        <CompactHero
          hero={{
            eyebrow: words.card.title,
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
              <Button variant="subtle" className="needs-scripts" onClick={() => window.print()}>
                {words.print}
              </Button>
            ) : null}
          </Group>
        </CompactHero>
      </Box>
      <Section label={words.card.title}>
        <Stack gap="2xl" maw="56rem">
          {quote?.state === 'accepted' || quote?.state === 'declined' ? (
            <SentNote name="quote" words={words.answer.sent} />
          ) : null}
          {quote ? <QuoteSheet quote={quote} /> : null}
          {quote?.state === 'open' ? (
            <QuoteAnswer key={quote.version} requestKey={requestKey} version={quote.version} />
          ) : null}
          {quote?.state === 'accepted' ? (
            <Box className="screen-only">
              <Title order={2} size="h3">
                {words.next.title}
              </Title>
              <Text mt="xs">{words.next.text}</Text>
            </Box>
          ) : null}
          {earlier.length > 0 ? (
            <Stack gap="lg" className="screen-only">
              <Title order={2} size="h3">
                {words.earlier}
              </Title>
              {earlier.map((one) => (
                <QuoteSheet key={one.version} quote={one} level={3} />
              ))}
            </Stack>
          ) : null}
        </Stack>
      </Section>
    </>
  );
}

function NotOpened({ error }: { error: unknown }) {
  if (isBeyondLimit(error)) return <TooManyPage />;
  const code = errorCode(error);
  const isMissing = code === 'NOT_FOUND' || code === 'BAD_REQUEST';
  const { missing, failed } = requestPageContent;
  const { title, text } = isMissing ? missing : failed;
  return (
    <Section label={title}>
      <ErrorState
        title={title}
        level={1}
        action={
          isMissing ? (
            <ButtonLink to={missing.contact.to}>{missing.contact.label}</ButtonLink>
          ) : (
            <Button onClick={() => window.location.reload()}>{failed.retry}</Button>
          )
        }
      >
        <p>{text}</p>
      </ErrorState>
    </Section>
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
      ) : quotes.isError ? (
        <NotOpened error={quotes.error} />
      ) : (
        <Box mih="85vh" aria-busy />
      )}
    </>
  );
}

export const Component = withApi(QuotePage);

const quoteAnswerWords = quotePageContent.answer;
const answers = ['accepted', 'declined'] as const;

function QuoteAnswer({ requestKey, version }: { requestKey: string; version: number }) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.quotes.answer.useMutation();
  const form = usePublicForm({
    name: 'quote',
    emptyValues: { version: String(version), answer: '', name: '' },
    loadSending: async () => ({
      schema: (await import('../quotes.ts')).quoteAnswerSchema,
      send: async (answer) => {
        const quotes = await sending.mutateAsync({ ...answer, key: requestKey });
        utils.contact.quotes.list.setData({ key: requestKey }, quotes);
        void utils.contact.requests.byKey.invalidate({ key: requestKey });
      },
    }),
    onSent: () => showToast(quoteAnswerWords.sent),
    onFailed: (error) => {
      showFailure(error, quoteAnswerWords.failed);
      void utils.contact.quotes.list.invalidate({ key: requestKey });
    },
  });
  const { id: firstId, error } = form.field('answer');
  const name = form.field('name');
  return (
    <Card className="screen-only" p="var(--site-panel-space)" maw="46rem">
      <form {...form.formProps} aria-labelledby="quote-answer">
        <Stack gap="md">
          <Title order={2} size="h3" id="quote-answer">
            {quoteAnswerWords.title}
          </Title>
          {form.refusal ? (
            <FormRefused
              refusal={form.refusal}
              words={quoteAnswerWords.failed}
              fields={[
                { name: 'answer', label: quoteAnswerWords.choice, id: firstId },
                { name: 'name', label: quoteAnswerWords.name.label, id: name.id },
              ]}
              {...form.summaryProps}
            />
          ) : null}
          <Text fz="sm">{quoteAnswerWords.text}</Text>
          <fieldset>
            <legend className="visually-hidden">{quoteAnswerWords.choice}</legend>
            <Group gap="lg">
              {answers.map((answer, index) => (
                <label key={answer} className="check">
                  <input
                    type="radio"
                    name="answer"
                    value={answer}
                    id={index === 0 ? firstId : undefined}
                    aria-describedby={error ? `${firstId}-error` : undefined}
                  />
                  {quoteAnswerWords[answer]}
                </label>
              ))}
            </Group>
            {error ? (
              <Text c="var(--mantine-color-error)" fz="sm" id={`${firstId}-error`}>
                {error}
              </Text>
            ) : null}
          </fieldset>
          <TextField {...quoteAnswerWords.name} {...name} autoComplete="name" required />
          <input type="hidden" name="version" value={version} />
          <HiddenFields {...form.hiddenProps} />
          <Group>
            <Button type="submit" disabled={form.isSending}>
              {form.isSending ? quoteAnswerWords.submitting : quoteAnswerWords.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
