import { Center, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorCode, messageOf } from '../../../web/api/call-errors.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { Contours } from '../../../web/components/pictures/Contours.tsx';
import { LoadState } from '../../../web/components/states/LoadState.tsx';
import type { AuthorizationQuery } from '../programs.ts';
import { connectWords as words } from '../words/connect.ts';
import { AskedProgram } from './AskedProgram.tsx';
import classes from './Decision.module.css';

const optional = [
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] as const;

function queryOf(params: URLSearchParams): AuthorizationQuery {
  const sent = optional.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    client_id: params.get('client_id') ?? '',
    redirect_uri: params.get('redirect_uri') ?? '',
    ...Object.fromEntries(sent),
  };
}

/** Shows who asks for what, and takes the answer of the person. */
function Decision() {
  return (
    <Center
      component="section"
      className={classes.page}
      aria-labelledby="connect-title"
      data-tone="sand"
    >
      <Contours seed={5} fade="left" />
      <Paper withBorder shadow="md" className={classes.card}>
        <Answered />
      </Paper>
    </Center>
  );
}

export default Decision;

function Answered() {
  const [params] = useSearchParams();
  const query = queryOf(params);
  const isComplete = query.client_id !== '' && query.redirect_uri !== '';
  const asked = trpc.programs.asked.useQuery(query, {
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isComplete,
  });
  const { data } = asked;
  const faultAddress = data?.outcome === 'returns' ? data.address : null;
  useEffect(() => {
    if (faultAddress !== null) window.location.replace(faultAddress);
  }, [faultAddress]);

  if (data?.outcome === 'asks') return <AskedProgram asked={data} query={query} />;
  if (data?.outcome === 'refused') return <Refused>{data.message}</Refused>;
  if (!isComplete || errorCode(asked.error) === 'BAD_REQUEST') {
    return <Refused>{words.refusals.query}</Refused>;
  }
  return (
    <>
      <Title order={1} size="h3" id="connect-title" mb="md">
        {words.meta.title}
      </Title>
      <LoadState
        query={asked}
        words={{ ...words, error: messageOf(asked.error, words.error) }}
        onRetry={() => void asked.refetch()}
      />
    </>
  );
}

function Refused({ children }: { children: ReactNode }) {
  return (
    <>
      <Title order={1} size="h3" id="connect-title">
        {words.refusedTitle}
      </Title>
      <Text mt="md" role="alert">
        {children}
      </Text>
    </>
  );
}
