import { Badge, Stack, Text, Title } from '@mantine/core';
import { arrives } from '../../../web/components/arrival.ts';
import { CheckList } from '../../../web/components/CheckList.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { tipsContent } from '../words/tips.ts';
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
