import { Group, Paper, Text } from '@mantine/core';
import { CheckList } from '../../../web/components/CheckList.tsx';
import type { servicesContent } from '../words/services.ts';
import classes from './QuoteOnMap.module.css';
import { ServicesMap } from './ServicesMap.tsx';

type QuoteOnMapProps = { quote: typeof servicesContent.hero.sampleQuote };

/** The promise of the page, shown: what comes back before any work starts, lying on the map of the four services. */
export function QuoteOnMap({ quote }: QuoteOnMapProps) {
  return (
    <figure className={classes.figure}>
      <ServicesMap />
      <Paper className={classes.quote} shadow="lg" p="lg" radius="sm">
        <Text c="var(--mantine-color-anchor)" fz="sm" fw={600}>
          {quote.label}
        </Text>
        <Text variant="display" fz="xl">
          {quote.title}
        </Text>
        <dl className="ruled" data-closed>
          {quote.lines.map((line) => (
            <Group key={line.what} justify="space-between" gap="sm" py="xs" wrap="nowrap">
              <dt>{line.what}</dt>
              <dd>{line.price}</dd>
            </Group>
          ))}
          <Group justify="space-between" py="sm">
            <Text component="dt" fw={600}>
              {quote.totalLabel}
            </Text>
            <Text component="dd" variant="display" fz="2xl" lh={1}>
              {quote.total}
            </Text>
          </Group>
        </dl>
        <CheckList items={quote.terms} />
      </Paper>
      <Text component="figcaption" c="dimmed" fz="sm">
        {quote.caption}
      </Text>
    </figure>
  );
}
