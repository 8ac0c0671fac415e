import { Anchor, Box, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Moment } from '../../../../web/components/moments/Moment.tsx';
import { launchWords as words } from '../../words/launch.ts';
import { RemoveSamples } from './RemoveSamples.tsx';

const titleId = 'launch-list';

/** Everything that is still sample, invented, unset or reserved. */
export function LaunchList() {
  const list = trpc.admin.launch.list.useQuery(undefined, { refetchOnMount: 'always' });
  const items = list.data ?? [];
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder p="md" mb="xl">
      <Title order={2} size="h4" id={titleId}>
        {items.length > 0 ? words.titleWith(items.length) : words.title}
      </Title>
      <AdminList list={list} rowHeight="2rem">
        {list.data && items.length === 0 ? (
          <Box mt="sm">
            <Moment
              scene="ready"
              hue="ember"
              title={<Text fw={600}>{words.empty}</Text>}
              next={
                <ButtonLink to={paths.home} newTab>
                  {words.open}
                </ButtonLink>
              }
            >
              <Text fz="sm">{words.emptyText}</Text>
            </Moment>
          </Box>
        ) : null}
        {items.length > 0 ? (
          <Text c="dimmed" fz="sm" mt="xxs">
            {words.intro}
          </Text>
        ) : null}
        {items.length > 0 ? (
          <Box component="ul" className="ruled" mt="sm">
            {items.map(({ what, link }) => (
              <Text key={what} component="li" py="xs" fz="sm">
                <Anchor component={Link} to={link} inherit underline="always">
                  {what}
                </Anchor>
              </Text>
            ))}
          </Box>
        ) : null}
        <RemoveSamples />
      </AdminList>
    </Paper>
  );
}
