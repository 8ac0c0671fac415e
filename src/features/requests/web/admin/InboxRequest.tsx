import { Badge, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LabeledValue } from '../../../../web/admin/LabeledValue.tsx';
import { LinkedText } from '../../../../web/components/text/LinkedText.tsx';
import { NamedSentence } from '../../../../web/components/text/NamedSentence.tsx';
import { PhoneNumber } from '../../../../web/components/text/PhoneNumber.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { sourceWords } from '../../../traffic/words/sources.ts';
import {
  contactStatusSchema,
  type ListedRequest,
  type OpenedRequest,
} from '../../contact-inbox.ts';
import { adminInboxContent, adminInboxContent as words } from '../../words/contact-inbox.ts';
import { mergingWords } from '../../words/merging.ts';
import { Assignee } from './Assignee.tsx';
import { RequestThread } from './answer/RequestThread.tsx';
import classes from './InboxRequest.module.css';
import type { InboxDesk } from './inbox-keys.ts';
import { statusHues } from './listed-request.ts';
import { MergedRequests } from './merging/MergedRequests.tsx';
import { MergeWith } from './merging/MergeWith.tsx';
import { subjectOf } from './merging/subject-of.ts';
import { Reminder } from './Reminder.tsx';
import { RequestNotes } from './RequestNotes.tsx';
import type { InboxAddress } from './useInboxAddress.ts';

const statuses = contactStatusSchema.options.map((value) => ({
  value,
  label: words.status[value],
}));

export function InboxRequest({ opened, desk }: { opened: OpenedRequest; desk: InboxDesk }) {
  const { request, notes, merged } = opened;
  const { moves, parts } = desk;
  return (
    <div className={classes.request}>
      <Stack gap="lg">
        <section>
          <Title order={3} fz="md">
            {merged.length > 0 ? `${words.message}: ${subjectOf(request)}` : words.message}
          </Title>
          <Text fz="sm" mt="xxs" maw="var(--site-measure)" className={classes.message} dir="auto">
            <LinkedText>{request.description}</LinkedText>
          </Text>
        </section>
        <MergedRequests merged={merged} />
        <RequestThread request={request} />
        {request.source === 'form'
          ? parts.afterThread.map(({ name, Part }) => <Part key={name} requestId={request.id} />)
          : null}
        <parts.Testimonial key={request.status} requestId={request.id} />
        <RequestNotes id={request.id} notes={notes} />
      </Stack>
      <Stack gap="xl">
        <Stack>
          {request.status === 'suspected' ? (
            <Button disabled={moves.isMoving} onClick={() => moves.move(request, 'new')}>
              {words.suspected.move}
            </Button>
          ) : null}
          <SelectField
            label={words.statusField}
            options={statuses}
            value={request.status}
            disabled={moves.isMoving}
            onChange={(event) =>
              moves.move(request, contactStatusSchema.parse(event.currentTarget.value))
            }
          />
          <Assignee request={request} assigning={desk.assigning} />
        </Stack>
        <Facts request={request} />
        {request.call ? <parts.Call call={request.call} /> : null}
        <Reminder key={request.remindAt?.getTime()} request={request} />
        <OtherRequests opened={opened} inbox={desk.inbox} />
        {opened.others.length + opened.merges.length > 0 ? (
          <MergeWith requestId={request.id} />
        ) : null}
        <RequestHistory opened={opened} />
      </Stack>
    </div>
  );
}

function Facts({ request }: { request: ListedRequest }) {
  const { email, phoneNumber, company, projectType, budgetRange, estimate } = request;
  const { facts } = words;
  return (
    <Box component="dl" className={classes.facts}>
      {email ? (
        <LabeledValue label={facts.email}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </LabeledValue>
      ) : null}
      {phoneNumber ? (
        <LabeledValue label={facts.phone}>
          <a href={`tel:${phoneNumber}`}>
            <PhoneNumber e164={phoneNumber} />
          </a>
        </LabeledValue>
      ) : null}
      {company ? (
        <LabeledValue label={facts.company}>
          <bdi>{company}</bdi>
        </LabeledValue>
      ) : null}
      {projectType ? <LabeledValue label={facts.projectType}>{projectType}</LabeledValue> : null}
      {budgetRange ? <LabeledValue label={facts.budget}>{budgetRange}</LabeledValue> : null}
      {estimate ? <LabeledValue label={facts.estimate}>{estimate}</LabeledValue> : null}
      {request.trafficSource ? (
        <LabeledValue label={facts.visit}>
          {sourceWords(request.trafficSource).name}, {request.landingPage}
        </LabeledValue>
      ) : null}
      <LabeledValue label={facts.source}>{words.source[request.source]}</LabeledValue>
      <LabeledValue label={facts.received}>{formatDateTime(request.createdAt)}</LabeledValue>
      <LabeledValue label={facts.due}>{formatDateTime(request.dueAt)}</LabeledValue>
      {request.openedAt ? (
        <LabeledValue label={facts.opened}>{formatDateTime(request.openedAt)}</LabeledValue>
      ) : null}
      {request.answeredAt ? (
        <LabeledValue label={facts.answered}>{formatDateTime(request.answeredAt)}</LabeledValue>
      ) : null}
    </Box>
  );
}

interface OtherRequestsProps {
  opened: OpenedRequest;
  inbox: InboxAddress;
}

function OtherRequests({ opened: { others }, inbox }: OtherRequestsProps) {
  const titleId = useId();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} fz="md" mb="xs" id={titleId}>
        {words.others.title}
      </Title>
      <Text component="ul" fz="sm" className="ruled">
        {others.map(({ id, source, projectType, status, createdAt }) => (
          <Group key={id} component="li" justify="space-between" gap="xs" py="xs">
            <Link to={inbox.requestLink(id)}>
              {projectType ?? words.source[source]}, {formatDateTime(createdAt)}
            </Link>
            <Badge color={statusHues[status]}>{words.status[status]}</Badge>
          </Group>
        ))}
      </Text>
    </section>
  );
}

const requestHistoryWords = adminInboxContent.history;

function RequestHistory({ opened: { request, moves, merges } }: { opened: OpenedRequest }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} fz="md" mb="xs" id={titleId}>
        {requestHistoryWords.title}
      </Title>
      <Text component="ul" fz="sm" className="ruled">
        {merges.map(({ id, other, actor, createdAt, partedBy, partedAt }) => (
          <Fragment key={id}>
            {partedAt ? (
              <Step at={partedAt}>
                {mergingWords.history.parted(subjectOf(other))}{' '}
                <NamedSentence sentence={requestHistoryWords.by} name={actorName(partedBy)} />
              </Step>
            ) : null}
            <Step at={createdAt}>
              {mergingWords.history.merged(subjectOf(other))}{' '}
              <NamedSentence sentence={requestHistoryWords.by} name={actorName(actor)} />
            </Step>
          </Fragment>
        ))}
        {moves.map(({ id, fromStatus, toStatus, actor, createdAt }) => (
          <Step key={id} at={createdAt}>
            {requestHistoryWords.moved(fromStatus, toStatus)}{' '}
            <NamedSentence sentence={requestHistoryWords.by} name={actorName(actor)} />
          </Step>
        ))}
        <Step at={request.createdAt}>{requestHistoryWords.received}</Step>
      </Text>
    </section>
  );
}

function Step({ at, children }: { at: Date; children: ReactNode }) {
  return (
    <Text component="li" inherit py="xxs">
      {children}
      <br />
      <Text span inherit c="dimmed">
        <Time at={at} format={formatDateTime} />
      </Text>
    </Text>
  );
}
