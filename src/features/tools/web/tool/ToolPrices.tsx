import { Stack, Text } from '@mantine/core';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ToolEntry } from '../../tool-entries.ts';
import type { toolPageKind } from '../../words/tool-page.ts';
import { PricePlot } from './PricePlot.tsx';
import { StatedSource } from './StatedSource.tsx';

const inDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

/** Prices of one plan over time: a plot, and the same in words. */
export function ToolPrices({ entry: { name, formerPrices } }: { entry: ToolEntry }) {
  const { formerPrices: heading, perMonth } = useContent<typeof toolPageKind>('tool-page');
  if (!formerPrices) return null;
  const { plan, prices } = formerPrices;
  return (
    <Section heading={heading} layout="split" space="snug">
      <Text fw={600}>
        {name} {plan}
      </Text>
      <PricePlot
        prices={prices.map(({ dollars, said }) => ({
          ...{ day: said.dateTime, dollars, label: inDollars(dollars) },
        }))}
      />
      <Stack component="ol" className="ruled" gap={0} data-closed>
        {prices.map((price) => (
          <Stack key={price.said.dateTime} component="li" gap="xxs" py="xs">
            <Text>
              {inDollars(price.dollars)} {perMonth}
            </Text>
            <StatedSource fact={price} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
