import {
  days,
  draftOf,
  inboxOf,
  type Mail,
  mails,
  openMail,
  type TriageAction,
  type TriageState,
  triageApp,
} from '../../rules/triage.ts';
import { AppWindow, Chips, Press, ViewTitle } from '../AppWindow.tsx';
import classes from '../playable.module.css';
import { type PlayedProps, usePlayed } from '../usePlayed.ts';

function saying({ said, day, sent }: TriageState): string {
  if (typeof said === 'object') {
    const mail = mails.find(({ id }) => id === said.sent);
    return `The reply to ${mail?.from} is sent.`;
  }
  switch (said) {
    case 'start':
      return 'Three mails, the newest on top.';
    case 'unsorted':
      return 'Sort the inbox first: the drafts come with it.';
    case 'sorted':
      return 'Sorted: the urgent mail is on top.';
    case 'again':
      return 'It is sorted already. Open a mail.';
    case 'inbox':
      return `${sent.length} of ${mails.length} mails are answered.`;
    case 'opened':
      return 'Read the draft. Nothing is sent by itself.';
    case 'blank':
      return 'The rules of the store name no day. Choose one.';
    case 'day':
      return `The draft says ${day}.`;
  }
}

export function Triage({ onSteps }: PlayedProps) {
  const { state, act, controls } = usePlayed(triageApp, onSteps);
  const mail = openMail(state);
  const back = (isMain: boolean) => (
    <Press isMain={isMain} onClick={() => act({ type: 'inbox' })}>
      Back to the inbox
    </Press>
  );
  const reply =
    mail && !state.sent.includes(mail.id) ? (
      <>
        <Press isMain onClick={() => act({ type: 'send' })}>
          Send the reply
        </Press>
        {back(false)}
      </>
    ) : (
      back(true)
    );
  const sort = (
    <Press isMain onClick={() => act({ type: 'sort' })}>
      Sort the inbox
    </Press>
  );
  return (
    <AppWindow
      name="First Reply"
      said={saying(state)}
      controls={controls}
      foot={mail ? reply : sort}
    >
      {mail ? (
        <Opened key={mail.id} mail={mail} state={state} act={act} />
      ) : (
        <Inbox state={state} act={act} />
      )}
    </AppWindow>
  );
}

type ViewProps = { state: TriageState; act: (action: TriageAction) => void };

function Inbox({ state, act }: ViewProps) {
  const label = ({ id, topic, isUrgent }: Mail) => {
    if (state.sent.includes(id)) return 'Answered';
    return isUrgent ? `Urgent · ${topic}` : topic;
  };
  return (
    <ul className={classes.rows}>
      {inboxOf(state).map((mail) => (
        <li key={mail.id}>
          <span>
            {mail.subject}
            <small>
              {mail.from}
              {state.isSorted ? ` · ${label(mail)}` : null}
            </small>
          </span>
          <Press
            label={`Open: ${mail.subject}`}
            onClick={() => act({ type: 'open', mail: mail.id })}
          >
            Open
          </Press>
        </li>
      ))}
    </ul>
  );
}

function Opened({ mail, state, act }: ViewProps & { mail: Mail }) {
  const isSent = state.sent.includes(mail.id);
  return (
    <>
      <div className={classes.paper}>
        <ViewTitle>{mail.subject}</ViewTitle>
        <p>
          {mail.from}: {mail.text}
        </p>
        <p>
          <b>{isSent ? 'Sent:' : 'Draft:'}</b> {draftOf(mail, state)}
        </p>
      </div>
      {mail.asksDay && !isSent ? (
        <Chips
          label="Day of the delivery"
          shownLabel="Day"
          options={days}
          chosen={state.day}
          onChoose={(day) => act({ type: 'day', day })}
        />
      ) : null}
    </>
  );
}
