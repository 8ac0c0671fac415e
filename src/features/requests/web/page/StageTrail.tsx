import drawing from '../../../../web/components/pictures/drawing.module.css';
import { type RequestStep, requestSteps } from '../../request-events.ts';
import { requestPageContent } from '../../words/request-page.ts';
import classes from './StageTrail.module.css';

const words = requestPageContent.trail;

/** Position of each step on the trail, in percent of the drawing's width and height. */
const points = [
  [6, 80],
  [23, 56],
  [41, 66],
  [59, 38],
  [77, 48],
  [94, 18],
] as const;

const trail =
  'M0 92C2 88 4 80 6 80s10-24 17-24 11 10 18 10 10-28 18-28 11 10 18 10 10-30 17-30c2 0 4-3 6-6';

function Marker({ state }: { state: 'done' | 'current' | 'skipped' | 'ahead' }) {
  return (
    <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" focusable="false">
      {state === 'current' ? (
        <>
          <circle className={drawing.sheet} cx="22" cy="34" r="7" />
          <path className={drawing.wire} d="M22 34V5" />
          <path className={drawing.accent} d="M23 5h19l-6 6 6 6H23z" />
        </>
      ) : (
        <circle
          className={state === 'done' ? drawing.accent : drawing.paper}
          stroke={state === 'done' ? 'none' : 'var(--site-line-strong)'}
          strokeWidth="2"
          cx="22"
          cy="34"
          r={state === 'done' ? 9 : 7}
        />
      )}
      {state === 'done' ? (
        <path className={drawing.tick} style={{ strokeWidth: 2.5 }} d="m18 34 3 3 5-6" />
      ) : null}
    </svg>
  );
}

interface StageTrailProps {
  stepsDone: readonly RequestStep[];
}

export function StageTrail({ stepsDone }: StageTrailProps) {
  const current = stepsDone.at(-1) ?? 'received';
  const currentIndex = requestSteps.indexOf(current);
  const stateOf = (step: RequestStep, index: number) => {
    if (step === current) return 'current';
    if (index > currentIndex) return 'ahead';
    return stepsDone.includes(step) ? 'done' : 'skipped';
  };
  const reached = points[currentIndex]?.[0] ?? 0;
  return (
    <div className={classes.trail} style={{ '--reached': `${reached}%` }}>
      {(['ahead', 'reached'] as const).map((part) => (
        <svg
          key={part}
          aria-hidden="true"
          className={classes.path}
          data-part={part}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          focusable="false"
        >
          <path
            className={part === 'reached' ? drawing.trail : drawing.wire}
            d={trail}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ))}
      <ol className={classes.stages} aria-label={words.label}>
        {requestSteps.map((name, index) => {
          const state = stateOf(name, index);
          const [left, top] = points[index] ?? [0, 0];
          return (
            <li
              key={name}
              className={classes.stage}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              style={{ '--left': `${left}%`, '--top': `${top}%` }}
            >
              <Marker state={state} />
              <span>
                {words.steps[name]}
                <span className="visually-hidden">, {words[state]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
