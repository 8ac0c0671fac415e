import {
  foundBy,
  mostChosen,
  type NetworkAction,
  type NetworkState,
  nameOf,
  networkApp,
  people,
  skills,
} from '../../rules/network.ts';
import { AppWindow, Chips, Press, ViewTitle } from '../AppWindow.tsx';
import classes from '../playable.module.css';
import { type PlayedProps, usePlayed } from '../usePlayed.ts';

function saying(state: NetworkState): string {
  const { said, chosen, asked } = state;
  switch (said.kind) {
    case 'start':
      return 'Sample people. Search by a skill.';
    case 'found':
      return `${foundBy(state).length} of ${people.length} people are shown.`;
    case 'most':
      return `A brief goes to ${mostChosen} people at most.`;
    case 'nobody':
      return 'Choose somebody first.';
    case 'brief':
      return `For ${chosen.map(nameOf).join(' and ')}. Read it, then send it.`;
    case 'sent':
      return `The brief is with ${asked.length === 1 ? '1 person' : `${asked.length} people`}.`;
    case 'quiet':
      return 'Everybody has answered.';
    case 'chosen':
      return `${nameOf(said.person)} is chosen.`;
    case 'dropped':
      return `${nameOf(said.person)} is no longer chosen.`;
    case 'hasIt':
      return `${nameOf(said.person)} has your brief already.`;
    case 'answered':
      return `${nameOf(said.person)} answered.`;
  }
}

export function Network({ onSteps }: PlayedProps) {
  const { state, act, controls } = usePlayed(networkApp, onSteps);
  const main = (label: string, type: 'write' | 'send' | 'wait') => (
    <Press isMain onClick={() => act({ type })}>
      {label}
    </Press>
  );
  const back = <Press onClick={() => act({ type: 'search' })}>Back to the search</Press>;
  const feet = {
    search: [main('Write the brief', 'write'), null],
    brief: [main('Send the brief', 'send'), back],
    answers: [main('Let an hour pass', 'wait'), back],
  } as const;
  const [first, second] = feet[state.view];
  return (
    <AppWindow
      name="Developer Network"
      said={saying(state)}
      controls={controls}
      foot={
        <>
          {first}
          {second}
        </>
      }
    >
      {state.view === 'search' ? <Search state={state} act={act} /> : null}
      {state.view === 'brief' ? <Brief state={state} /> : null}
      {state.view === 'answers' ? <Answers state={state} /> : null}
    </AppWindow>
  );
}

type ViewProps = { state: NetworkState };

function Search({ state, act }: ViewProps & { act: (action: NetworkAction) => void }) {
  return (
    <>
      <Chips
        label="Skill"
        options={skills}
        chosen={state.skill}
        onChoose={(skill) => act({ type: 'skill', skill })}
      />
      <ul className={classes.rows}>
        {foundBy(state).map(({ id, name, place, years, skills: known }) => (
          <li key={id}>
            <span>
              {name}, {place}
              <small>
                {known.join(', ')} · {years} years
              </small>
            </span>
            <Press
              label={`Choose: ${name}`}
              isPressed={state.chosen.includes(id)}
              onClick={() => act({ type: 'choose', person: id })}
            >
              Choose
            </Press>
          </li>
        ))}
      </ul>
    </>
  );
}

function Brief({ state }: ViewProps) {
  return (
    <div className={classes.paper}>
      <ViewTitle>The brief</ViewTitle>
      <p>Tickets for our choir: forty seats, paid by card, and a list at the door.</p>
      <p>
        <b>Goes to:</b> {state.chosen.map(nameOf).join(', ')}
      </p>
    </div>
  );
}

function Answers({ state: { asked, answers } }: ViewProps) {
  return (
    <div className={classes.paper}>
      <ViewTitle>Answers</ViewTitle>
      {asked.map((id, index) => (
        <p key={id}>
          <b>{nameOf(id)}:</b>{' '}
          {index < answers ? people.find((person) => person.id === id)?.answer : 'no answer yet'}
        </p>
      ))}
    </div>
  );
}
