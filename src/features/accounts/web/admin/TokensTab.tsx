import {
  Badge,
  Button,
  Checkbox,
  Flex,
  Group,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import {
  type ApiToken,
  defaultScopes,
  defaultTokenDays,
  newTokenSchema,
  tokenScopes,
} from '../../../../shared/admin/api-tokens.ts';
import { paths } from '../../../../shared/paths.ts';
import { adminContent } from '../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LineValue, ValueLine } from '../../../../web/admin/LabeledValue.tsx';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { ShownSecret } from '../../../../web/admin/ShownSecret.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { adminTokensContent, adminTokensContent as words } from '../../words/api-tokens.ts';

export function TokensTab() {
  const tokens = trpc.admin.tokens.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [revoking, setRevoking] = useState<ApiToken | null>(null);

  return (
    <>
      <AreaHeading
        title={words.title}
        intro={
          <>
            {words.intro} <a href={paths.apiReference}>{words.reference}</a>
          </>
        }
      />
      <CreateToken />
      <Title order={2} size="h4" mt="2xl" mb="md">
        {words.listTitle}
      </Title>
      <AdminList
        list={tokens}
        rowHeight="4.5rem"
        drawing="key"
        empty={tokens.data?.length === 0 ? words.empty : null}
      >
        <ul className="ruled">
          {tokens.data?.map((token) => (
            <TokenItem key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      </AdminList>
      {revoking ? <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} /> : null}
    </>
  );
}

const { confirm: revokeTokenDialogWords, toasts } = adminTokensContent;

function RevokeTokenDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const utils = trpc.useUtils();
  const revocation = trpc.admin.tokens.revoke.useMutation(
    withToasts({
      done: toasts.revoked,
      failed: toasts.revokeFailed,
      onDone: async () => {
        await utils.admin.tokens.list.invalidate();
        onClose();
      },
    }),
  );
  return (
    <Dialog
      title={revokeTokenDialogWords.title(token.name)}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: revocation.isPending
            ? revokeTokenDialogWords.revoking
            : revokeTokenDialogWords.revoke,
          onChoose: () => revocation.mutate({ id: token.id }),
          isDisabled: revocation.isPending,
        },
      ]}
    >
      <p>{revokeTokenDialogWords.text}</p>
    </Dialog>
  );
}

type State = 'active' | 'ended' | 'revoked';

function stateOf({ revokedAt, expiresAt }: ApiToken): State {
  if (revokedAt) return 'revoked';
  return expiresAt <= new Date() ? 'ended' : 'active';
}

function TokenItem({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, prefix, scopes, owner, createdAt, lastUsedAt, expiresAt, revokedAt } = token;
  const state = stateOf(token);
  return (
    <Flex component="li" wrap="wrap" align="center" gap="xs md" py="md">
      <Group flex="1 1 16rem" miw={0} gap="xs" fz="sm">
        <strong dir="auto">{name}</strong>
        <Text span inherit c="dimmed">
          <code>{prefix}…</code>
        </Text>
        <Badge color={state === 'active' ? 'moss' : 'sand'}>{words.states[state]}</Badge>
      </Group>
      <ValueLine>
        <LineValue label={words.madeBy}>{owner}</LineValue>
        <LineValue label={words.createdOn}>{formatDateTime(createdAt)}</LineValue>
        <LineValue label={words.lastUsed}>
          {lastUsedAt ? formatDateTime(lastUsedAt) : words.neverUsed}
        </LineValue>
        {revokedAt ? (
          <LineValue label={words.revokedOn}>{formatDateTime(revokedAt)}</LineValue>
        ) : (
          <LineValue label={words.endsOn}>{formatDateTime(expiresAt)}</LineValue>
        )}
      </ValueLine>
      {revokedAt ? null : (
        <ActionButton context={name} isDangerous onClick={onRevoke}>
          {words.revoke}
        </ActionButton>
      )}
      <Group component="ul" gap="xxs" flex="1 0 100%" aria-label={words.scopes}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge variant="default">{words.scopeNames[scope]}</Badge>
          </li>
        ))}
      </Group>
    </Flex>
  );
}

const initialValues = {
  name: '',
  scopes: [...defaultScopes],
  daysToLive: defaultTokenDays as number | null,
};
const validate = schemaResolver(newTokenSchema, { sync: true });

function CreateToken() {
  const utils = trpc.useUtils();
  const form = useCheckedForm({ initialValues, validate });
  const creation = trpc.admin.tokens.create.useMutation(
    withToasts({
      failed: words.toasts.failed,
      form,
      onDone: () => {
        form.reset();
        return utils.admin.tokens.list.invalidate();
      },
    }),
  );

  if (creation.data) {
    const { name, token } = creation.data;
    return (
      <ShownSecret
        name={name}
        secret={token}
        words={words.created}
        onDone={() => creation.reset()}
      />
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Stack maw="48rem" gap="lg">
        <Group align="flex-start">
          <TextInput
            label={words.name}
            description={words.nameHint}
            {...form.getInputProps('name')}
            autoComplete="off"
            required
            flex="2 1 16rem"
          />
          <SelectField
            label={words.lifetime}
            description={words.lifetimeHint}
            options={words.lifetimes}
            value={String(form.values.daysToLive ?? '')}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue('daysToLive', value === '' ? null : Number(value))
            }
          />
        </Group>
        <Checkbox.Group label={words.scopes} {...form.getInputProps('scopes')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
            {tokenScopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={words.scopeNames[scope]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Group>
          <Button type="submit" disabled={creation.isPending}>
            {creation.isPending ? words.creating : words.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
