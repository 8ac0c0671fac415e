import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import type { servicesKind } from '../words/services.ts';
import classes from './ServiceRow.module.css';

type Overview = (typeof servicesKind)['release']['overview'];
export type ServiceContent = Overview['items'][number];

type ServiceRowProps = {
  service: ServiceContent;
  labels: Omit<Overview, 'items'>;
  drawing: ReactNode;
  /** Puts the drawing on the right from 992 px on. */
  isMirrored: boolean;
};

export function ServiceRow({ service, labels, drawing, isMirrored }: ServiceRowProps) {
  const { featuresLabel, deliverablesLabel, detailsLabel, quote } = labels;
  return (
    <Columns
      component="article"
      className={isMirrored ? classes.mirrored : undefined}
      widths={isMirrored ? '6fr 5fr' : '5fr 6fr'}
      align="center"
      data-hue={service.color}
    >
      <div>{drawing}</div>
      <Stack gap="lg" align="flex-start">
        <Title order={3} fz="2xl" lh={1.1}>
          {service.title}
        </Title>
        <Text c="dimmed" fz="lg" lh={1.5} maw="50ch">
          {service.description}
        </Text>
        <Columns
          className={classes.lists}
          widths="7fr 5fr"
          from="xs"
          gap="lg"
          columnGap="xl"
          pt="lg"
        >
          <Points label={featuresLabel} items={service.features}>
            <CheckList items={service.features} />
          </Points>
          <Points label={deliverablesLabel} items={service.deliverables}>
            <ul className="ruled">
              {service.deliverables.map((deliverable) => (
                <Text key={deliverable} component="li" py="0.35rem" lh={1.45}>
                  {deliverable}
                </Text>
              ))}
            </ul>
          </Points>
        </Columns>
        <Group gap="0.5rem 2rem">
          <ButtonLink to={quote.to} variant="default" context={service.title}>
            {quote.label}
          </ButtonLink>
          <ButtonLink to={service.link} variant="subtle" context={service.title} arrow>
            {detailsLabel}
          </ButtonLink>
        </Group>
      </Stack>
    </Columns>
  );
}

type PointsProps = { label: string; items: readonly string[]; children: ReactNode };

function Points({ label, items, children }: PointsProps) {
  if (items.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={4} fz="md">
        {label}
      </Title>
      {children}
    </Stack>
  );
}
