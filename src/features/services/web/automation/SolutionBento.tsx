import { Card, Stack, Text, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { CheckList } from '../../../../web/components/CheckList.tsx';
import { type AutomationIcon, serviceAutomationContent } from '../../words/service-automation.ts';
import classes from './SolutionBento.module.css';

const icons: Record<AutomationIcon, TablerIcon> = {
  inbox: IconInbox,
  document: IconFileInvoice,
  report: IconReportAnalytics,
  workflow: IconRoute,
};

/** The four solutions in a grid of uneven plots. */
export function SolutionBento() {
  return (
    <ul className={classes.bento}>
      {serviceAutomationContent.solutions.items.map((solution) => {
        const Icon = icons[solution.icon];
        return (
          <li key={solution.title}>
            <Card
              component="article"
              variant="tinted"
              h="100%"
              c="var(--hue-on-soft)"
              data-hue={solution.color}
            >
              <Stack component="header" mb="auto">
                <Icon aria-hidden="true" size={52} stroke={1.3} />
                <Title order={3} fz="2xl">
                  {solution.title}
                </Title>
                <Text maw="44ch">{solution.description}</Text>
              </Stack>
              <CheckList items={solution.features} />
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
