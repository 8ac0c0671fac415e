import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { homeContent } from '../../../content/home.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Picture } from '../../components/Picture.tsx';
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
      <SimpleGrid component="ul" cols={{ base: 1, sm: 3 }} spacing="xl">
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
      </SimpleGrid>
      <Text c="dimmed" fz="sm" mt="lg">
        {apps.note}
      </Text>
    </>
  );
}
