import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Fact } from '../../../../web/admin/Fact.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { PhoneNumber } from '../../../../web/components/PhoneNumber.tsx';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { RequestQuotes } from '../../../quotes/web/admin/RequestQuotes.tsx';
import { sourceWords } from '../../../traffic/words/admin-traffic.ts';
import { contactStatusSchema, type InboxEntry, type OpenedRequest } from '../../contact-inbox.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';
import { AnswerByText } from './AnswerByText.tsx';
import classes from './InboxRequest.module.css';
import type { InboxDesk } from './inbox-keys.ts';
import { OtherRequests } from './OtherRequests.tsx';
import { Reminder } from './Reminder.tsx';
import { RequestBriefs } from './RequestBriefs.tsx';
import { RequestCall } from './RequestCall.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestNotes } from './RequestNotes.tsx';
import { RequestThread } from './RequestThread.tsx';

const statuses = contactStatusSchema.options.map((value) => ({
  value,
  label: words.status[value],
}));

/** The whole of a request: what was written, and beside it what is done about it. */
export function InboxRequest({ request, desk }: { request: OpenedRequest; desk: InboxDesk }) {
  const { entry, notes } = request;
  const { moves } = desk;
  return (
    <div className={classes.request}>
      <Stack gap="xl">
        <section>
          <Title order={4} fz="md">
            {words.message}
          </Title>
          <Text fz="sm" mt="xxs" maw="var(--site-measure)" className={classes.message} dir="auto">
            {entry.description}
          </Text>
          <Facts entry={entry} />
        </section>
        {entry.source === 'sms' ? <AnswerByText entry={entry} /> : <RequestThread entry={entry} />}
        {entry.source === 'form' ? <RequestQuotes requestId={entry.id} /> : null}
        {entry.source === 'form' ? <RequestBriefs requestId={entry.id} /> : null}
        <RequestNotes id={entry.id} notes={notes} />
      </Stack>
      <Stack gap="xl">
        <Stack>
          {entry.status === 'suspected' ? (
            <Button disabled={moves.isMoving} onClick={() => moves.move(entry, 'new')}>
              {words.suspected.move}
            </Button>
          ) : null}
          <SelectField
            label={words.statusField}
            options={statuses}
            value={entry.status}
            disabled={moves.isMoving}
            onChange={(event) =>
              moves.move(entry, contactStatusSchema.parse(event.currentTarget.value))
            }
          />
        </Stack>
        {entry.call ? <RequestCall call={entry.call} /> : null}
        <Reminder key={entry.remindAt?.getTime()} entry={entry} />
        <OtherRequests request={request} inbox={desk.inbox} />
        <RequestHistory request={request} />
      </Stack>
    </div>
  );
}

function Facts({ entry }: { entry: InboxEntry }) {
  const { email, phoneNumber, company, projectType, budgetRange, estimate } = entry;
  const { facts } = words;
  return (
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} spacing="xs" mt="lg">
      {email ? (
        <Fact label={facts.email}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </Fact>
      ) : null}
      {phoneNumber ? (
        <Fact label={facts.phone}>
          <a href={`tel:${phoneNumber}`}>
            <PhoneNumber e164={phoneNumber} />
          </a>
        </Fact>
      ) : null}
      {company ? (
        <Fact label={facts.company}>
          <bdi>{company}</bdi>
        </Fact>
      ) : null}
      {projectType ? <Fact label={facts.projectType}>{projectType}</Fact> : null}
      {budgetRange ? <Fact label={facts.budget}>{budgetRange}</Fact> : null}
      {estimate ? <Fact label={facts.estimate}>{estimate}</Fact> : null}
      {entry.trafficSource ? (
        <Fact label={facts.visit}>
          {sourceWords(entry.trafficSource).name}, {entry.landingPage}
        </Fact>
      ) : null}
      <Fact label={facts.source}>{words.source[entry.source]}</Fact>
      <Fact label={facts.received}>{formatDateTime(entry.createdAt)}</Fact>
      <Fact label={facts.due}>{formatDateTime(entry.dueAt)}</Fact>
      {entry.openedAt ? <Fact label={facts.opened}>{formatDateTime(entry.openedAt)}</Fact> : null}
      {entry.answeredAt ? (
        <Fact label={facts.answered}>{formatDateTime(entry.answeredAt)}</Fact>
      ) : null}
    </SimpleGrid>
  );
}
