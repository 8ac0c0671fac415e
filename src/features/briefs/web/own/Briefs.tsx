import { Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { trpc } from '../../../../web/api/trpc.ts';
import { LoadState } from '../../../../web/components/states/LoadState.tsx';
import { useCurrentDeveloper } from '../../../developers/web/useCurrentDeveloper.ts';
import { developerBriefsContent as words } from '../../words/developer-briefs.ts';
import { BriefCard } from './BriefCard.tsx';

function Briefs() {
  const current = useCurrentDeveloper();
  const utils = trpc.useUtils();
  const briefs = trpc.developer.briefs.list.useQuery(undefined, { refetchOnMount: 'always' });
  const { mutate: markSeen } = trpc.developer.briefs.markSeen.useMutation();
  useEffect(() => {
    if (briefs.data?.length) markSeen();
  }, [markSeen, briefs.data]);
  return (
    <Stack component="section" align="flex-start" aria-labelledby="briefs-title">
      <Title order={2} fz="2xl" id="briefs-title">
        {words.title}
      </Title>
      <Text c="dimmed" maw="var(--site-measure)">
        {words.text}
      </Text>
      <LoadState query={briefs} words={words} onRetry={() => void briefs.refetch()} />
      {briefs.data?.length === 0 ? (
        <Paper component="p" variant="dashed" p="lg" w="100%">
          {current?.isOpenToBriefs ? words.empty : words.closed}
        </Paper>
      ) : null}
      <Stack component="ul" w="100%">
        {briefs.data?.map((brief) => (
          <li key={brief.id}>
            <BriefCard brief={brief} onChanged={() => void utils.developer.briefs.invalidate()} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

export default Briefs;
