import {
  defects,
  type InspectionRules,
  type InspectionState,
  inspectionApp,
  inspectionRules,
  openPoints,
} from '../../rules/inspection.ts';
import { AppWindow, Press, ViewTitle } from '../AppWindow.tsx';
import classes from '../playable.module.css';
import { type PlayedProps, usePlayed } from '../usePlayed.ts';

function saying(state: InspectionState, rules: InspectionRules): string {
  const open = openPoints(state, rules);
  switch (state.said) {
    case 'start':
      return rules.hasSignal
        ? 'Linden Street 9. Online.'
        : 'Linden Street 9. No signal, and no matter.';
    case 'marked':
      return `${rules.points.length - open.length} of ${rules.points.length} points are marked.`;
    case 'open':
      return `Still open: ${open.join(', ')}.`;
    case 'kept':
      return 'The tablet keeps the report until there is a signal.';
    case 'sent':
      return 'The report is sent.';
  }
}

export function Inspection({ chosen, onSteps }: PlayedProps) {
  const { state, act, controls } = usePlayed(inspectionApp, onSteps);
  const rules = inspectionRules(chosen);
  const broken = defects(state, rules);
  const isDone = state.report !== 'none' && openPoints(state, rules).length === 0;
  const foot = !isDone ? (
    <Press isMain onClick={() => act({ type: 'handOver', rules })}>
      Hand over the report
    </Press>
  ) : (
    <>
      {state.report === 'kept' ? (
        <Press isMain onClick={() => act({ type: 'signal' })}>
          Walk to the door
        </Press>
      ) : null}
      <Press onClick={() => act({ type: 'edit' })}>Back to the points</Press>
    </>
  );
  return (
    <AppWindow name="Fieldnote" said={saying(state, rules)} controls={controls} foot={foot}>
      {isDone ? (
        <div className={classes.paper} data-printed>
          <ViewTitle>Report, Linden Street 9</ViewTitle>
          <p>
            {rules.points.length} points,{' '}
            {broken.length === 1 ? '1 defect' : `${broken.length} defects`}
          </p>
          <ul>
            {rules.points.map((point) => (
              <li key={point}>
                <b>{broken.includes(point) ? 'Defect' : 'OK'}</b> {point}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ul className={classes.rows}>
          {rules.points.map((point) => (
            <li key={point}>
              <span>{point}</span>
              {(['ok', 'defect'] as const).map((mark) => {
                const word = mark === 'ok' ? 'OK' : 'Defect';
                return (
                  <Press
                    key={mark}
                    label={`${point}: ${word}`}
                    isPressed={state.marks[point] === mark}
                    onClick={() => act({ type: 'mark', point, mark })}
                  >
                    {word}
                  </Press>
                );
              })}
            </li>
          ))}
        </ul>
      )}
    </AppWindow>
  );
}
