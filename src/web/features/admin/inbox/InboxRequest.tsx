import { NativeSelect, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { adminInboxContent as words } from '../../../../content/admin-work.ts';
import { contactStatusSchema, type InboxEntry } from '../../../../shared/admin-inbox.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { Fact } from '../parts/Fact.tsx';
import { formatDateTime } from '../parts/format-time.ts';
import classes from './InboxRequest.module.css';
import { useInboxUpdate } from './useInboxUpdate.ts';

const statuses = contactStatusSchema.options.map((value) => ({
  value,
  label: words.status[value],
}));

function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.replySubject)}`;
}

/** The whole of a request, with its status and a note. */
export function InboxRequest({ entry }: { entry: InboxEntry }) {
  const { id, email, phoneNumber, company, projectType, budgetRange, createdAt } = entry;
  const [note, setNote] = useState(entry.note);
  const statusUpdate = useInboxUpdate();
  const noteUpdate = useInboxUpdate();

  const setStatus = (value: string) => {
    const status = contactStatusSchema.parse(value);
    statusUpdate.mutate({ id, status }, { onSuccess: () => showToast(words.toasts.statusSaved) });
  };
  const saveNote = () =>
    noteUpdate.mutate({ id, note }, { onSuccess: () => showToast(words.toasts.noteSaved) });

  return (
    <div className={classes.request}>
      <div>
        <h4 className={classes.label}>{words.message}</h4>
        <p className={classes.message}>{entry.description}</p>
        <dl className={classes.facts}>
          {email ? (
            <Fact label={words.facts.email}>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </Fact>
          ) : null}
          {phoneNumber ? (
            <Fact label={words.facts.phone}>
              <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>
            </Fact>
          ) : null}
          {company ? <Fact label={words.facts.company}>{company}</Fact> : null}
          {projectType ? <Fact label={words.facts.projectType}>{projectType}</Fact> : null}
          {budgetRange ? <Fact label={words.facts.budget}>{budgetRange}</Fact> : null}
          <Fact label={words.facts.received}>{formatDateTime(createdAt)}</Fact>
        </dl>
      </div>
      <div className={classes.work}>
        {entry.status === 'suspected' ? (
          <Button disabled={statusUpdate.isPending} onClick={() => setStatus('new')}>
            {words.suspected.move}
          </Button>
        ) : null}
        {email ? (
          <ButtonLink to={mailLink(email)} variant="secondary">
            {words.reply}
          </ButtonLink>
        ) : null}
        <NativeSelect
          label={words.statusField}
          data={statuses}
          value={entry.status}
          disabled={statusUpdate.isPending}
          onChange={(event) => setStatus(event.currentTarget.value)}
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
          <Button disabled={note === entry.note || noteUpdate.isPending} onClick={saveNote}>
            {noteUpdate.isPending ? words.savingNote : words.saveNote}
          </Button>
        </div>
      </div>
    </div>
  );
}
