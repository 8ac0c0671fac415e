import { Card, Stack, Text, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { formatLongDate } from '../../../web/format.ts';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { NotOpened } from '../../conversations/web/NotOpened.tsx';
import { WithdrawalForm } from '../../conversations/web/WithdrawalForm.tsx';
import type { TestimonialPage as Opened } from '../testimonials.ts';
import { testimonialPageContent as words } from '../words/testimonial-page.ts';
import { TestimonialForm } from './TestimonialForm.tsx';
import { WrittenTestimonial } from './WrittenTestimonial.tsx';

interface OpenedProps {
  testimonialKey: string;
  testimonial: Opened;
}

function RequestFacts({ testimonial }: { testimonial: Opened }) {
  const { projectType, description, requestedAt, linkEndsAt } = testimonial;
  return (
    <Card component="section" aria-labelledby="testimonial-request">
      <Stack gap="xs">
        <Title order={2} size="h4" id="testimonial-request">
          {words.request.title}
        </Title>
        <Text fz="sm" c="dimmed">
          {words.request.from} {formatLongDate(requestedAt)}
        </Text>
        {projectType ? (
          <Text fz="sm">
            {words.request.projectType}: {projectType}
          </Text>
        ) : null}
        <Text fz="sm" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Text>
        {linkEndsAt ? (
          <Text fz="sm" c="dimmed">
            {words.request.linkEnds(formatLongDate(linkEndsAt))}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

function Withdrawal({ testimonialKey, testimonial }: OpenedProps) {
  const withdrawal = trpc.contact.testimonials.withdraw.useMutation();
  return (
    <WithdrawalForm
      name="withdrawTestimonial"
      words={
        testimonial.quote ? words.withdrawal : { ...words.withdrawal, ...words.withdrawal.refuse }
      }
      pagePath={paths.testimonial(testimonialKey)}
      withdraw={() => withdrawal.mutateAsync({ key: testimonialKey })}
    />
  );
}

function OpenedTestimonial({ testimonialKey, testimonial }: OpenedProps) {
  const { brand } = useIdentity();
  const { state, revision } = testimonial;
  // A link of withdrawn words opens nothing.
  const { title, intro } = words.states[state === 'withdrawn' ? 'declined' : state];
  return (
    <>
      <CompactHero
        hero={{ eyebrow: words.eyebrow, title, intro: intro(brand) }}
        tone="sky"
        contours={2}
      />
      <Section label={words.form.title}>
        <Columns widths="7fr 4fr" align="start">
          <Stack gap="2xl">
            {state === 'written' ? <SentNote name="testimonial" words={words.form.sent} /> : null}
            {state === 'asked' || state === 'written' ? (
              <TestimonialForm
                key={revision}
                testimonialKey={testimonialKey}
                testimonial={testimonial}
              />
            ) : (
              <WrittenTestimonial testimonial={testimonial} />
            )}
          </Stack>
          <Stack gap="lg">
            <RequestFacts testimonial={testimonial} />
            <Withdrawal testimonialKey={testimonialKey} testimonial={testimonial} />
          </Stack>
        </Columns>
      </Section>
    </>
  );
}

function TestimonialPage() {
  const { key: testimonialKey = '' } = useParams();
  const opened = trpc.contact.testimonials.byKey.useQuery(
    { key: testimonialKey },
    // The owner may have decided meanwhile.
    { refetchOnWindowFocus: 'always' },
  );
  const used = { by: 'withdrawTestimonial', words: words.withdrawal.done };
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isAddressSecret />
      {opened.data ? (
        <OpenedTestimonial testimonialKey={testimonialKey} testimonial={opened.data} />
      ) : (
        <NotOpened error={opened.error} words={words} used={used} />
      )}
    </>
  );
}

export const Component = withApi(TestimonialPage);
