import { Stack, Text } from '@mantine/core';
import type { Step } from '../../../shared/words/types.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { arrives } from '../sections/arrival.ts';
import classes from './StepList.module.css';

type StepListProps = {
  steps: readonly Step[];
  stepLabel: string;
  layout?: 'trail' | 'row';
};

export function StepList({ steps, stepLabel, layout = 'trail' }: StepListProps) {
  return (
    <ol className={classes.list} data-layout={layout}>
      {steps.map((step) => (
        <li key={step.step} ref={arrives} className={classes.step}>
          <span className={classes.marker}>
            <span className="visually-hidden">{stepLabel} </span>
            {step.step}
          </span>
          <Stack gap="xs" align="flex-start">
            <h3>{step.title}</h3>
            <Text c="dimmed" maw="52ch">
              {step.description}
            </Text>
            {step.action ? (
              <ButtonLink to={step.action.to} variant="subtle" arrow>
                {step.action.label}
              </ButtonLink>
            ) : null}
          </Stack>
        </li>
      ))}
    </ol>
  );
}
