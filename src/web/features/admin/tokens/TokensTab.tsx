import { useState } from 'react';
import { adminTokensContent as words } from '../../../../content/admin-work.ts';
import type { ApiToken } from '../../../../shared/admin.ts';
import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../api/trpc.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListFailed } from '../parts/ListFailed.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { TabHeading } from '../parts/TabHeading.tsx';
import { CreateToken } from './CreateToken.tsx';
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx';
import { TokenItem } from './TokenItem.tsx';
import classes from './TokensTab.module.css';

/** Tokens with which programs write posts. */
export function TokensTab() {
  const tokens = trpc.admin.tokens.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [revoking, setRevoking] = useState<ApiToken | null>(null);

  return (
    <>
      <TabHeading
        title={words.title}
        intro={
          <>
            {words.intro} <a href={paths.apiReference}>{words.reference}</a>
          </>
        }
      />
      <CreateToken />
      <h3 className={classes.listTitle}>{words.listTitle}</h3>
      {tokens.isPending ? <ListSkeleton rowHeight="4.5rem" /> : null}
      {tokens.isError ? (
        <ListFailed error={tokens.error} onRetry={() => void tokens.refetch()} />
      ) : null}
      {tokens.data?.length === 0 ? (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      ) : null}
      <ul className={classes.list}>
        {tokens.data?.map((token) => (
          <TokenItem key={token.id} token={token} onRevoke={() => setRevoking(token)} />
        ))}
      </ul>
      {revoking ? <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} /> : null}
    </>
  );
}
