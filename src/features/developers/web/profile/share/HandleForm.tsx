import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { paths } from '../../../../../shared/paths.ts';
import { fieldErrorsOf } from '../../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { PageLink } from '../../../../../web/components/PageLink.tsx';
import { CopyButton } from '../../../../../web/components/prose/CopyButton.tsx';
import { LoadState } from '../../../../../web/components/states/LoadState.tsx';
import { formatLongDate } from '../../../../../web/format.ts';
import { handleLimits } from '../../../handles/handle-limits.ts';
import type { OwnHandle } from '../../../handles/handles.ts';
import { handleContent as words } from '../../../words/handles.ts';

/** The address of one's own profile: shown, chosen and changed. */
export function HandleForm() {
  const own = trpc.developer.handle.useQuery(undefined, { refetchOnMount: 'always' });
  if (!own.data) return <LoadState query={own} words={words} onRetry={() => void own.refetch()} />;
  return (
    <>
      {own.data.handle ? <CurrentAddress handle={own.data.handle} /> : null}
      <Choice own={own.data} />
    </>
  );
}

function CurrentAddress({ handle }: { handle: string }) {
  const path = paths.profile(handle);
  const { host, origin } = window.location;
  return (
    <>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {words.current}{' '}
        <PageLink to={path}>
          {host}
          {path}
        </PageLink>
      </Text>
      <CopyButton
        text={`${origin}${path}`}
        label={words.copy}
        copiedLabel={words.copied}
        failedLabel={words.copyFailed}
      />
    </>
  );
}

function Choice({ own }: { own: OwnHandle }) {
  const utils = trpc.useUtils();
  const [handle, setHandle] = useState(own.handle ?? own.suggestion);
  const choose = trpc.developer.chooseHandle.useMutation(
    withToasts({
      done: words.saved,
      failed: words.failed,
      onDone: (chosen: OwnHandle) => {
        utils.developer.handle.setData(undefined, chosen);
        setHandle(chosen.handle ?? '');
        void utils.developer.byHandle.invalidate();
        void utils.developer.profile.invalidate();
        return utils.developer.current.invalidate();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (handle !== own.handle) choose.mutate({ handle });
  };
  if (own.handle && own.nextChangeAt) {
    return <Text c="dimmed">{words.nextChange(formatLongDate(own.nextChangeAt))}</Text>;
  }
  return (
    <form onSubmit={submit} noValidate style={{ width: '100%' }}>
      <Stack gap="sm" align="flex-start">
        <TextInput
          label={words.label}
          description={words.hint}
          leftSection="@"
          w="100%"
          maxLength={handleLimits.maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={handle}
          error={fieldErrorsOf(choose.error)?.handle}
          onChange={(event) => setHandle(event.currentTarget.value)}
        />
        {own.handle ? (
          <Text c="dimmed" fz="sm">
            {words.former} {words.changesLeft(own.changesLeft)}
          </Text>
        ) : null}
        <Group>
          <Button type="submit" variant="default" disabled={choose.isPending}>
            {choose.isPending ? words.saving : own.handle ? words.change : words.choose}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
