import { Anchor, Text } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { LoadState } from '../../../web/components/states/LoadState.tsx';
import type { Connection } from '../programs.ts';
import { connectionsWords as words } from '../words/connect.ts';
import { ProgramRow } from './ProgramRow.tsx';

interface ProgramListProps {
  query: {
    data?: readonly Connection[];
    isPending: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  ending: { isPending: boolean; mutate: (input: { id: number }) => void };
}

export function ProgramList({ query, ending }: ProgramListProps) {
  return (
    <>
      <LoadState query={query} words={words} onRetry={() => void query.refetch()} />
      {query.data?.length === 0 ? <Text c="dimmed">{words.empty}</Text> : null}
      {query.data?.length ? (
        <ul className="ruled" aria-label={words.list}>
          {query.data.map((connection) => (
            <ProgramRow key={connection.id} connection={connection} ending={ending} />
          ))}
        </ul>
      ) : null}
      <Anchor href={paths.agents}>{words.agents}</Anchor>
    </>
  );
}
