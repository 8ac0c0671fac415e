import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import type { RequestTestimonial as Found } from '../../testimonials.ts';
import { adminTestimonialsContent as words } from '../../words/admin-testimonials.ts';
import { WrittenTestimonial } from '../WrittenTestimonial.tsx';
import { useTestimonialChanges } from './useTestimonialChanges.ts';

type Listed = NonNullable<Found['testimonial']>;

const hues = {
  asked: 'sky',
  written: 'ember',
  approved: 'moss',
  declined: 'sand',
  withdrawn: 'sand',
} as const satisfies Record<Listed['state'], string>;

/** Asks the client of a closed request for a testimonial, and decides about it. */
export function RequestTestimonial({ requestId }: { requestId: number }) {
  const found = trpc.admin.testimonials.get.useQuery({ requestId }, { refetchOnMount: 'always' });
  if (!found.data) return null;
  const { testimonial, isClosed } = found.data;
  if (!isClosed && !testimonial) return null;
  return (
    <Stack gap="sm" component="section" aria-labelledby={`testimonial-${requestId}`}>
      <Group gap="xs">
        <Title order={3} fz="md" id={`testimonial-${requestId}`}>
          {words.title}
        </Title>
        {testimonial ? (
          <Badge color={hues[testimonial.state]}>{words.states[testimonial.state]}</Badge>
        ) : null}
      </Group>
      {testimonial ? <Progress testimonial={testimonial} /> : null}
      <Steps requestId={requestId} found={found.data} />
    </Stack>
  );
}

function Progress({ testimonial }: { testimonial: Listed }) {
  const { state, quote, askedAt, consentedAt, message } = testimonial;
  return (
    <>
      {quote ? <WrittenTestimonial testimonial={testimonial} /> : null}
      <Text fz="sm" c="dimmed">
        {consentedAt && state !== 'asked'
          ? `${words.consentedOn} ${formatDateTime(consentedAt)}`
          : `${words.askedOn} ${formatDateTime(askedAt)}`}
      </Text>
      {message && state !== 'withdrawn' ? (
        <Text fz="sm" c="dimmed">
          {words.messages[message.state]} {message.fault}
        </Text>
      ) : null}
    </>
  );
}

const askLabels = {
  asked: words.askAgain,
  written: words.askAgain,
  approved: words.sendLink,
  declined: words.askAgain,
  withdrawn: words.askAgain,
} as const satisfies Record<Listed['state'], string>;

function Steps({ requestId, found }: { requestId: number; found: Found }) {
  const { testimonial, isClosed, channel } = found;
  const [isAsked, setIsAsked] = useState(false);
  const { ask, approve, decline, withdraw, isPending } = useTestimonialChanges(requestId);
  const state = testimonial?.state ?? null;
  const isWaiting = state === 'written' && testimonial !== null;
  const decision = { requestId, revision: testimonial?.revision ?? 0 };
  return (
    <>
      <Group gap="xs">
        {isWaiting && isClosed ? (
          <Button disabled={isPending} onClick={() => approve.mutate(decision)}>
            {words.approve}
          </Button>
        ) : null}
        {isWaiting ? (
          <Button variant="default" disabled={isPending} onClick={() => decline.mutate(decision)}>
            {words.decline}
          </Button>
        ) : null}
        {isClosed && channel ? (
          <Button variant="default" disabled={isPending} onClick={() => ask.mutate({ requestId })}>
            {ask.isPending ? words.asking : state ? askLabels[state] : words.ask}
          </Button>
        ) : null}
        {state && state !== 'withdrawn' ? (
          <Button
            variant="outline"
            color="red"
            disabled={isPending}
            onClick={() => setIsAsked(true)}
          >
            {words.withdraw}
          </Button>
        ) : null}
      </Group>
      <Text fz="sm" c="dimmed">
        {channel === null ? words.unreachable : isWaiting ? words.shorten : words.hint}
      </Text>
      {isAsked ? (
        <Dialog
          title={words.confirm.title}
          onClose={() => setIsAsked(false)}
          answers={[
            { label: adminContent.dialog.cancel, onChoose: () => setIsAsked(false) },
            {
              label: withdraw.isPending ? words.confirm.busy : words.confirm.confirm,
              isDisabled: isPending,
              onChoose: () =>
                withdraw.mutate({ requestId }, { onSettled: () => setIsAsked(false) }),
            },
          ]}
        >
          <p>{words.confirm.text}</p>
        </Dialog>
      ) : null}
    </>
  );
}
