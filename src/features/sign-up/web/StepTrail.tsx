import { Glyph } from '../../../web/components/Glyph.tsx';
import { developerSignupContent as words } from '../words/developer-signup.ts';
import classes from './StepTrail.module.css';

export function StepTrail({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol className={classes.trail} aria-label={words.stepsLabel}>
      {words.stepNames.map((name, index) => {
        const step = index + 1;
        const state = step < current ? 'done' : step === current ? 'current' : 'ahead';
        return (
          <li key={name} data-state={state} aria-current={step === current ? 'step' : undefined}>
            <span className={classes.marker} aria-hidden="true">
              {state === 'done' ? <Glyph d="m3.5 9.5 3.5 3.5 7.5-8" /> : step}
            </span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
