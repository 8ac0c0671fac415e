import { Stack, Text } from '@mantine/core';
import { Columns } from '../../../../web/components/Columns.tsx';
import { serviceAutomationContent } from '../../words/service-automation.ts';
import classes from './BeforeAfterRows.module.css';

const { items, beforeLabel, afterLabel } = serviceAutomationContent.useCases;

/** Each automation as a row: the job as it was, the job as it is. */
export function BeforeAfterRows() {
  return (
    <Stack component="ul" gap="xl">
      {items.map((useCase) => (
        <Columns
          key={useCase.title}
          component="li"
          widths="3fr 10fr"
          gap="md"
          columnGap="xl"
          align="center"
        >
          <h3>{useCase.title}</h3>
          <Columns component="dl" widths="1fr 1fr" gap="0px" columnGap="0px">
            <div className={`${classes.state} ${classes.before}`}>
              <Text component="dt" fz="sm" fw={600}>
                {beforeLabel}
              </Text>
              <dd>{useCase.before}</dd>
            </div>
            <div className={`${classes.state} ${classes.after}`} data-tone="lagoon">
              <Text component="dt" fz="sm" fw={600}>
                {afterLabel}
              </Text>
              <dd>{useCase.after}</dd>
            </div>
          </Columns>
        </Columns>
      ))}
    </Stack>
  );
}
