import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { trpc } from '../../../web/api/trpc.ts';
import type { AskingProgram, AuthorizationQuery } from '../programs.ts';
import { connectWords as words } from '../words/connect.ts';
import { ConsentForm } from './ConsentForm.tsx';

const LoginForm = lazy(() =>
  import('../../accounts/web/admin/session/LoginForm.tsx').then((module) => ({
    default: module.LoginForm,
  })),
);
const SignInSteps = lazy(() =>
  import('../../sign-up/web/SignInSteps.tsx').then((module) => ({ default: module.SignInSteps })),
);

interface AskedProgramProps {
  asked: AskingProgram;
  query: AuthorizationQuery;
}

export function AskedProgram({ asked, query }: AskedProgramProps) {
  const { name, describedBy, returnsTo, person } = asked;
  return (
    <Stack>
      <Title order={1} size="h3" id="connect-title" dir="auto">
        {words.title(name)}
      </Title>
      <Text dir="auto">{words.asks(name)}</Text>
      <Text c="dimmed" fz="sm">
        {describedBy === null ? words.unchecked : words.describedBy(describedBy)}{' '}
        {returnsTo === null ? words.returnsHere : words.returnsTo(returnsTo)} {words.onlyIfYou}
      </Text>
      {person === null ? (
        <SignIn denial={asked.denial} />
      ) : (
        <ConsentForm asked={asked} person={person} query={query} />
      )}
    </Stack>
  );
}

function SignIn({ denial }: { denial: string }) {
  const utils = trpc.useUtils();
  const [way, setWay] = useState<'admin' | 'developer' | null>(null);
  const onSignedIn = () => void utils.programs.asked.invalidate();
  return (
    <Suspense fallback={<p role="status">{words.loading}</p>}>
      {way === 'admin' ? <LoginForm onSignedIn={onSignedIn} /> : null}
      {way === 'developer' ? <SignInSteps phoneNumber="" onSignedIn={onSignedIn} /> : null}
      {way === null ? (
        <>
          <Text>{words.signIn}</Text>
          <SimpleGrid cols={1} spacing="sm">
            <Button onClick={() => setWay('developer')}>{words.asDeveloper}</Button>
            <Button variant="default" onClick={() => setWay('admin')}>
              {words.asAdmin}
            </Button>
          </SimpleGrid>
        </>
      ) : null}
      <Button component="a" href={denial} variant="subtle" mr="auto">
        {words.deny}
      </Button>
    </Suspense>
  );
}
