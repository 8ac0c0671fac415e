import { Badge, Stack, Text, Title } from '@mantine/core';
import { tipsContent } from '../../../content/tips.ts';
import { arrives } from '../../components/arrival.ts';
import { CheckList } from '../../components/CheckList.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './GettingStarted.module.css';

const words = tipsContent.gettingStarted;

/** Four numbered steps along a path that climbs. */
export function GettingStarted() {
  return (
    <Section heading={words}>
      <Stack component="ol" gap={0}>
        {words.steps.map((step, index) => (
          <li
            key={step.step}
            ref={arrives}
            className={classes.step}
            data-hue={step.color}
            style={{ '--step': index }}
          >
            <span className={classes.marker} aria-hidden="true">
              {step.step}
            </span>
            <Stack gap="sm">
              <h3>
                <span className="visually-hidden">{words.stepLabel(step.step)}: </span>
                {step.title}
              </h3>
              <p>
                <span className="visually-hidden">{words.difficultyLabel}: </span>
                <Badge color={step.color}>{step.difficulty}</Badge>
              </p>
              <Text c="dimmed" maw="48ch">
                {step.description}
              </Text>
            </Stack>
            <Stack gap="xs" className="barred">
              <Title order={4} fz="md">
                {words.tipsLabel}
              </Title>
              <CheckList items={step.tips} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
