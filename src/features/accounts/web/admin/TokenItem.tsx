import { Badge, Flex, Group, Text } from '@mantine/core';
import type { ApiToken } from '../../../../shared/api-tokens.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { FactLine, LineFact } from '../../../../web/admin/Fact.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { adminTokensContent as words } from '../../words/api-tokens.ts';

type State = 'active' | 'ended' | 'revoked';

function stateOf({ revokedAt, expiresAt }: ApiToken): State {
  if (revokedAt) return 'revoked';
  return expiresAt <= new Date() ? 'ended' : 'active';
}

export function TokenItem({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
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
      <FactLine>
        <LineFact label={words.madeBy}>{owner}</LineFact>
        <LineFact label={words.createdOn}>{formatDateTime(createdAt)}</LineFact>
        <LineFact label={words.lastUsed}>
          {lastUsedAt ? formatDateTime(lastUsedAt) : words.neverUsed}
        </LineFact>
        {revokedAt ? (
          <LineFact label={words.revokedOn}>{formatDateTime(revokedAt)}</LineFact>
        ) : (
          <LineFact label={words.endsOn}>{formatDateTime(expiresAt)}</LineFact>
        )}
      </FactLine>
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
