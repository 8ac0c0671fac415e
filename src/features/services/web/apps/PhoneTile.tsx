import { Stack, Text } from '@mantine/core';
import type { FeatureCard } from '../../../../shared/words/types.ts';
import { CheckList } from '../../../../web/components/CheckList.tsx';
import { Picture } from '../../../../web/components/Picture.tsx';
import { type AppScreen, serviceAppsContent } from '../../words/service-apps.ts';
import classes from './PhoneTile.module.css';

const { screens } = serviceAppsContent.types;

/** One kind of app project, shown on the phone it would run on. */
export function PhoneTile({ type }: { type: FeatureCard & { screen: AppScreen } }) {
  return (
    <article className={classes.phone} data-hue={type.color}>
      <div className={classes.screen} style={{ '--place': screens.order.indexOf(type.screen) }}>
        <Picture picture={screens.picture} width={1920} height={340} look="plain" />
      </div>
      <Stack px="xs" pt="lg" pb="xl">
        <h3>{type.title}</h3>
        <Text c="dimmed">{type.description}</Text>
        <CheckList items={type.features} />
      </Stack>
    </article>
  );
}
