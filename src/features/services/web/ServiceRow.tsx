import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { fill } from '../../../shared/content/texts/fill.ts';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import type { servicesKind } from '../words/services.ts';
import { Screen, useServiceCase } from './CaseDays.tsx';
import classes from './ServiceRow.module.css';

type Overview = (typeof servicesKind)['release']['overview'];
export type ServiceContent = Overview['items'][number];

type ServiceRowProps = {
  service: ServiceContent;
  labels: Omit<Overview, 'items'>;
  /** Puts the screen on the right from 992 px on. */
  isMirrored: boolean;
};

export function ServiceRow({ service, labels, isMirrored }: ServiceRowProps) {
  const { featuresLabel, deliverablesLabel, detailsLabel, quote, screens } = labels;
  return (
    <Columns
      component="article"
      className={isMirrored ? classes.mirrored : undefined}
      widths={isMirrored ? '6fr 5fr' : '5fr 6fr'}
      align="center"
      data-hue={service.color}
    >
      <figure>
        <Screen picture={screens[service.scene]} />
        <ExampleCaption service={service.link} labels={labels} />
      </figure>
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

type ExampleCaptionProps = { service: string; labels: Pick<Overview, 'tryIt' | 'whole'> };

/** Names the example and its days; nothing, where no example belongs to the service. */
function ExampleCaption({ service, labels: { tryIt, whole } }: ExampleCaptionProps) {
  const shown = useServiceCase(service);
  if (!shown) return null;
  return (
    <Text component="figcaption" fz="sm" mt="sm">
      <PageLink to={shown.to}>{fill(tryIt, { name: shown.name })}</PageLink>.{' '}
      <Text span inherit c="dimmed">
        {fill(whole, { days: shown.days })}
      </Text>
    </Text>
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
