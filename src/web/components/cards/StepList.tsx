import { Stack, Text } from '@mantine/core';
import { interfaceContent } from '../../../shared/words/interface.ts';
import type { Step } from '../../../shared/words/types.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { arrives } from '../sections/arrival.ts';
import classes from './StepList.module.css';

type StepListProps = {
  steps: readonly Step[];
  layout?: 'trail' | 'row';
};

export function StepList({ steps, layout = 'trail' }: StepListProps) {
  return (
    <ol className={classes.list} data-layout={layout}>
      {steps.map((step, index) => (
        <li key={step.title} ref={arrives} className={classes.step}>
          <span className={classes.marker}>
            <span className="visually-hidden">{interfaceContent.step} </span>
            {index + 1}
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
