import { Button, Checkbox, SimpleGrid, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import type { AskingProgram, AuthorizationQuery, ProgramScope } from '../programs.ts';
import { programScopeNames, connectWords as words } from '../words/connect.ts';

/** Asks an admin for a fresh proof of identity where the server wants one. */
const AdminProof = lazy(() => import('./AdminProof.tsx'));

interface ConsentFormProps {
  asked: AskingProgram;
  person: 'admin' | 'developer';
  query: AuthorizationQuery;
}

export function ConsentForm({ asked, person, query }: ConsentFormProps) {
  const { scopes: offered, denial } = asked;
  const [chosen, setChosen] = useState<string[]>([...offered]);
  const [address, setAddress] = useState<string | null>(null);
  const options = withToasts({
    failed: words.failed,
    onDone: (answer: { address: string }) => {
      setAddress(answer.address);
      window.location.assign(answer.address);
    },
  });
  const forAdmin = trpc.admin.programs.connect.useMutation(options);
  const forDeveloper = trpc.developer.programs.connect.useMutation(options);
  const connection = person === 'admin' ? forAdmin : forDeveloper;
  const scopes: ProgramScope[] = offered.filter((scope) => chosen.includes(scope));

  if (address !== null) return <Leaving address={address} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        connection.mutate({ ...query, scopes });
      }}
    >
      {person === 'admin' ? (
        <Suspense fallback={null}>
          <AdminProof />
        </Suspense>
      ) : null}
      <Stack>
        <Text fz="sm">{words.signedIn[person]}</Text>
        {offered.length > 0 ? (
          <Checkbox.Group
            label={words.scopes}
            description={words.scopesHint}
            value={chosen}
            onChange={setChosen}
            error={scopes.length === 0 ? words.chooseOne : null}
          >
            <Stack gap="xs" mt="sm">
              {offered.map((scope) => (
                <Checkbox key={scope} value={scope} label={programScopeNames[scope]} />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : (
          <Text role="alert">{words.nothingToGive}</Text>
        )}
        <Text c="dimmed" fz="sm">
          {words.drafts} {words.ends}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Button type="submit" disabled={scopes.length === 0 || connection.isPending}>
            {connection.isPending ? words.allowing : words.allow}
          </Button>
          <Button component="a" href={denial} variant="default">
            {words.deny}
          </Button>
        </SimpleGrid>
      </Stack>
    </form>
  );
}

/** A browser may stay on the page when a program on the device takes the answer. */
function Leaving({ address }: { address: string }) {
  return (
    <Stack align="flex-start">
      <Text role="status">{words.leaving}</Text>
      <Button component="a" href={address} variant="default">
        {words.back}
      </Button>
    </Stack>
  );
}
