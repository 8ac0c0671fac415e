import {
  type CourtsRules,
  type CourtsState,
  courts,
  courtsApp,
  courtsRules,
  hours,
  hoursOfYou,
  isYou,
  shareCents,
  slotName,
} from '../../rules/courts.ts';
import { AppWindow, Press } from '../AppWindow.tsx';
import { money } from '../money.ts';
import classes from '../playable.module.css';
import { type PlayedProps, usePlayed } from '../usePlayed.ts';

function saying({ said }: CourtsState, rules: CourtsRules): string {
  switch (said.kind) {
    case 'start':
      return 'Tonight. Press a free hour.';
    case 'limit':
      return `You hold ${rules.mostHours === 1 ? 'one hour' : 'two hours'} already. That is the most.`;
    case 'waiting':
      return 'You are on the waiting list.';
    case 'left':
      return 'You left the waiting list.';
    case 'quiet':
      return 'Nobody else has a court to cancel.';
    case 'booked':
      return `${slotName(said.slot)} is yours. Your share: ${money(shareCents(rules))}.`;
    case 'freed':
      return `${said.from} cancelled. ${slotName(said.slot)} is free.`;
    case 'passed':
      return isYou(said.to ?? null)
        ? `${said.from} cancelled. ${slotName(said.slot)} is yours.`
        : `${said.from} cancelled. ${slotName(said.slot)} goes to ${said.to}.`;
  }
}

const pressWords = (name: string | null, isWaiting: boolean) => {
  if (name === null) return 'press to book';
  if (isYou(name)) return 'press to cancel';
  return `press to ${isWaiting ? 'leave' : 'join'} the waiting list`;
};

export function Courts({ chosen, onSteps }: PlayedProps) {
  const { state, act, controls } = usePlayed(courtsApp, onSteps);
  const rules = courtsRules(chosen);
  const { mostHours, players } = rules;
  const held = hoursOfYou(state);
  const isWaiting = state.waiting.some(isYou);
  return (
    <AppWindow
      name="Second Serve"
      said={saying(state, rules)}
      controls={controls}
      foot={
        <Press isMain onClick={() => act({ type: 'dropOut', mostHours })}>
          Somebody cancels
        </Press>
      }
    >
      <div className={classes.courts}>
        {courts.map((court, row) => (
          <fieldset key={court} aria-label={court}>
            <span aria-hidden="true">{court}</span>
            {hours.map((hour, column) => {
              const slot = row * hours.length + column;
              const name = state.slots[slot] ?? null;
              return (
                <Press
                  key={hour}
                  isPressed={isYou(name)}
                  onClick={() => act({ type: 'press', slot, mostHours })}
                >
                  <span className={classes.slot}>
                    <small>{hour}</small> {name ?? 'Free'}
                    <span className="visually-hidden">({pressWords(name, isWaiting)})</span>
                  </span>
                </Press>
              );
            })}
          </fieldset>
        ))}
      </div>
      <div className={classes.paper}>
        <p>
          <b>{money(held * shareCents(rules))}</b> is your share: $24.00 an hour, split among{' '}
          {players}.
        </p>
        <p>
          <b>Waiting:</b> {state.waiting.length > 0 ? state.waiting.join(', ') : 'nobody'}
        </p>
      </div>
    </AppWindow>
  );
}
