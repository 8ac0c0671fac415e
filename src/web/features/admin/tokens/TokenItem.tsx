import { adminTokensContent as words } from '../../../../content/admin-work.ts';
import type { ApiToken } from '../../../../shared/admin.ts';
import { Badge } from '../../../components/Badge.tsx';
import { ActionButton } from '../parts/Action.tsx';
import { Fact } from '../parts/Fact.tsx';
import { formatDateTime } from '../parts/format-time.ts';
import classes from './TokenItem.module.css';

/** One token as its owner may see it again: its name and its beginning. */
export function TokenItem({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, prefix, createdAt, lastUsedAt, revokedAt } = token;
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <strong>{name}</strong>
        <code>{prefix}…</code>
        <Badge hue={revokedAt ? 'sand' : 'moss'}>{revokedAt ? words.revoked : words.active}</Badge>
      </div>
      <dl className={classes.facts}>
        <Fact label={words.createdOn}>{formatDateTime(createdAt)}</Fact>
        <Fact label={words.lastUsed}>
          {lastUsedAt ? formatDateTime(lastUsedAt) : words.neverUsed}
        </Fact>
        {revokedAt ? <Fact label={words.revokedOn}>{formatDateTime(revokedAt)}</Fact> : null}
      </dl>
      {revokedAt ? null : (
        <ActionButton context={name} tone="danger" onClick={onRevoke}>
          {words.revoke}
        </ActionButton>
      )}
    </li>
  );
}
