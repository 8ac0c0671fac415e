import { Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../web/components/ButtonLink.tsx';
import { Columns } from '../../../web/components/Columns.tsx';
import { Picture } from '../../../web/components/Picture.tsx';
import type { homeContent } from '../words/home.ts';
import classes from './home.module.css';

type FinishedAppsProps = { apps: typeof homeContent.finishedApps };

/** Three apps of the portfolio: what was asked, and the screen it became. */
export function FinishedApps({ apps }: FinishedAppsProps) {
  return (
    <>
      <Group justify="space-between" align="end" mb="xl">
        <Title order={2} maw="22ch">
          {apps.title}
        </Title>
        <ButtonLink to={apps.link.to} variant="subtle" arrow>
          {apps.link.label}
        </ButtonLink>
      </Group>
      <Columns component="ul" widths="repeat(3, minmax(0, 1fr))" from="sm" gap="xl" columnGap="xl">
        {apps.items.map((app) => (
          <li key={app.title} className={`${classes.app} covered`}>
            <div className={classes.screen}>
              <Picture picture={app.picture} width={1200} height={800} />
            </div>
            <Stack gap="xxs" mt="md">
              <Title order={3}>
                <Link to={apps.link.to} className="cover-link">
                  {app.title}
                </Link>
              </Title>
              <Text c="dimmed">{app.asked}</Text>
            </Stack>
          </li>
        ))}
      </Columns>
      <Text c="dimmed" fz="sm" mt="lg">
        {apps.note}
      </Text>
    </>
  );
}
