import { Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { formatLongDate } from '../../../web/format.ts';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { NotOpened } from '../../conversations/web/NotOpened.tsx';
import { WithdrawalForm } from '../../conversations/web/WithdrawalForm.tsx';
import { isYes } from '../outcome-options.ts';
import type { OutcomePage as Opened } from '../outcomes.ts';
import { outcomePageContent as words } from '../words/outcome-page.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { RecommendationForm } from './RecommendationForm.tsx';

interface OpenedProps {
  outcomeKey: string;
  page: Opened;
}

function Withdrawal({ outcomeKey }: { outcomeKey: string }) {
  const withdrawal = trpc.contact.outcomes.withdraw.useMutation();
  return (
    <WithdrawalForm
      name="withdrawRecommendation"
      words={words.withdrawal}
      pagePath={paths.outcome(outcomeKey)}
      withdraw={() => withdrawal.mutateAsync({ key: outcomeKey })}
    />
  );
}

function OpenedOutcome({ outcomeKey, page }: OpenedProps) {
  const { answer, developerName, chosenAt, linkEndsAt, projectType } = page;
  const intro = words.intro(developerName, formatLongDate(chosenAt));
  return (
    <>
      <CompactHero
        hero={{ eyebrow: projectType ?? words.eyebrow, title: words.title, intro }}
        tone="sky"
        contours={2}
      />
      <Section label={words.question.title} width="narrow">
        <Stack gap="2xl">
          {answer ? <SentNote name="outcome" words={words.question.sent} /> : null}
          {page.words ? (
            <SentNote name="recommendation" words={words.recommendation.sent} />
          ) : (
            <SentNote name="withdrawRecommendation" words={words.withdrawal.done} />
          )}
          <QuestionForm key={`question-${answer}`} outcomeKey={outcomeKey} answer={answer} />
          {isYes(answer) ? (
            <RecommendationForm
              key={`${page.words}-${page.author}`}
              outcomeKey={outcomeKey}
              page={page}
            />
          ) : null}
          {page.words ? <Withdrawal outcomeKey={outcomeKey} /> : null}
          <Text fz="sm" c="dimmed">
            {linkEndsAt ? words.link.ends(formatLongDate(linkEndsAt)) : words.link.stays}
          </Text>
        </Stack>
      </Section>
    </>
  );
}

/** The key in the address is the only authorization. */
function OutcomePage() {
  const { key: outcomeKey = '' } = useParams();
  const opened = trpc.contact.outcomes.byKey.useQuery({ key: outcomeKey });
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isAddressSecret />
      {opened.data ? (
        <OpenedOutcome outcomeKey={outcomeKey} page={opened.data} />
      ) : (
        <NotOpened error={opened.error} words={words.notOpened} />
      )}
    </>
  );
}

export const Component = withApi(OutcomePage);
