import { Badge, Flex, Group, Text } from '@mantine/core';
import { adminTokensContent as words } from '../../../../content/api-tokens.ts';
import type { ApiToken } from '../../../../shared/admin.ts';
import { ActionButton } from '../parts/Action.tsx';
import { FactLine, LineFact } from '../parts/Fact.tsx';
import { formatDateTime } from '../parts/format-time.ts';

/** One token as its owner may see it again: its name and its beginning. */
export function TokenItem({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, prefix, createdAt, lastUsedAt, revokedAt } = token;
  return (
    <Flex component="li" wrap="wrap" align="center" gap="md" py="md">
      <Group flex="1 1 16rem" miw={0} gap="xs" fz="sm">
        <strong>{name}</strong>
        <Text span inherit c="dimmed">
          <code>{prefix}…</code>
        </Text>
        <Badge color={revokedAt ? 'sand' : 'moss'}>
          {revokedAt ? words.revoked : words.active}
        </Badge>
      </Group>
      <FactLine>
        <LineFact label={words.createdOn}>{formatDateTime(createdAt)}</LineFact>
        <LineFact label={words.lastUsed}>
          {lastUsedAt ? formatDateTime(lastUsedAt) : words.neverUsed}
        </LineFact>
        {revokedAt ? (
          <LineFact label={words.revokedOn}>{formatDateTime(revokedAt)}</LineFact>
        ) : null}
      </FactLine>
      {revokedAt ? null : (
        <ActionButton context={name} isDangerous onClick={onRevoke}>
          {words.revoke}
        </ActionButton>
      )}
    </Flex>
  );
}
