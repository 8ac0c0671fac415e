import { Badge, Flex, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { tokenWords as words } from '../../../shared/words/accounts/tokens.ts';
import { ActionButton } from '../Action.tsx';
import { formatDateTime } from '../format-time.ts';
import { LineValue, ValueLine } from '../LabeledValue.tsx';
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx';

interface Token<Scope extends string> {
  id: number;
  name: string;
  prefix: string;
  scopes: readonly Scope[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
}

type State = 'active' | 'ended' | 'revoked';

function stateOf({ revokedAt, expiresAt }: Token<string>): State {
  if (revokedAt) return 'revoked';
  return expiresAt <= new Date() ? 'ended' : 'active';
}

interface TokenRowProps<Scope extends string> {
  token: Token<Scope>;
  scopeNames: Record<Scope, string>;
  /** Who made it, where several people make tokens. */
  owner?: string;
  revocation: { isPending: boolean; mutate: (input: { id: number }) => void };
}

export function TokenRow<Scope extends string>({
  token,
  scopeNames,
  owner,
  revocation,
}: TokenRowProps<Scope>) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, prefix, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = token;
  const state = stateOf(token);
  return (
    <Flex component="li" wrap="wrap" align="center" rowGap="xs" columnGap="md" py="md">
      <Group flex="1 1 16rem" miw={0} gap="xs" fz="sm">
        <strong dir="auto">{name}</strong>
        <Text span inherit c="dimmed">
          <code>{prefix}…</code>
        </Text>
        <Badge color={state === 'active' ? 'moss' : 'sand'}>{words.states[state]}</Badge>
      </Group>
      <ValueLine>
        {owner === undefined ? null : <LineValue label={words.madeBy}>{owner}</LineValue>}
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
        <ActionButton context={name} isDangerous onClick={() => setIsAsking(true)}>
          {words.revoke}
        </ActionButton>
      )}
      <Group component="ul" gap="xxs" flex="1 0 100%" aria-label={words.scopes}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge variant="default">{scopeNames[scope]}</Badge>
          </li>
        ))}
      </Group>
      {isAsking && !revokedAt ? (
        <RevokeTokenDialog
          name={name}
          isPending={revocation.isPending}
          onRevoke={() => revocation.mutate({ id })}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Flex>
  );
}
