import { Button, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { adminInboxContent as words } from '../../../../content/contact-inbox.ts';
import { contactStatusSchema, type InboxEntry } from '../../../../shared/contact-inbox.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { PhoneNumber } from '../../../components/PhoneNumber.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { Fact } from '../parts/Fact.tsx';
import { formatDateTime } from '../parts/format-time.ts';
import classes from './InboxRequest.module.css';
import { RequestThread } from './RequestThread.tsx';
import { useNoteKeeping, useRequestMove } from './useInboxChanges.ts';

const statuses = contactStatusSchema.options.map((value) => ({
  value,
  label: words.status[value],
}));

function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.replySubject)}`;
}

/** The whole of a request, with its status and a note. */
export function InboxRequest({ entry }: { entry: InboxEntry }) {
  const { id, email, phoneNumber, company, projectType, budgetRange, estimate, createdAt } = entry;
  const [note, setNote] = useState(entry.note);
  const move = useRequestMove(words.toasts.moved);
  const noteKeeping = useNoteKeeping();
  const moveTo = (value: string) =>
    move.mutate({ id, from: entry.status, to: contactStatusSchema.parse(value) });

  return (
    <div className={classes.request}>
      <div>
        <Title order={4} fz="md">
          {words.message}
        </Title>
        <Text fz="sm" mt="xxs" maw="var(--site-measure)" className={classes.message}>
          {entry.description}
        </Text>
        <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} spacing="xs" mt="lg">
          {email ? (
            <Fact label={words.facts.email}>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </Fact>
          ) : null}
          {phoneNumber ? (
            <Fact label={words.facts.phone}>
              <a href={`tel:${phoneNumber}`}>
                <PhoneNumber e164={phoneNumber} />
              </a>
            </Fact>
          ) : null}
          {company ? <Fact label={words.facts.company}>{company}</Fact> : null}
          {projectType ? <Fact label={words.facts.projectType}>{projectType}</Fact> : null}
          {budgetRange ? <Fact label={words.facts.budget}>{budgetRange}</Fact> : null}
          {estimate ? <Fact label={words.facts.estimate}>{estimate}</Fact> : null}
          <Fact label={words.facts.received}>{formatDateTime(createdAt)}</Fact>
        </SimpleGrid>
        <RequestThread requestId={id} />
      </div>
      <Stack>
        {entry.status === 'suspected' ? (
          <Button disabled={move.isPending} onClick={() => moveTo('new')}>
            {words.suspected.move}
          </Button>
        ) : null}
        {email ? (
          <ButtonLink to={mailLink(email)} variant="default">
            {words.reply}
          </ButtonLink>
        ) : null}
        <SelectField
          label={words.statusField}
          options={statuses}
          value={entry.status}
          disabled={move.isPending}
          onChange={(event) => moveTo(event.currentTarget.value)}
        />
        <Textarea
          label={words.note}
          description={words.noteHint}
          rows={3}
          maxLength={5_000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div>
          <Button
            disabled={note === entry.note || noteKeeping.isPending}
            onClick={() => noteKeeping.mutate({ id, note })}
          >
            {noteKeeping.isPending ? words.savingNote : words.saveNote}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
