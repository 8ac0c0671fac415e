import { Title } from '@mantine/core';
import { useState } from 'react';
import type { ApiToken } from '../../../../shared/api-tokens.ts';
import { paths } from '../../../../shared/paths.ts';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { TabHeading } from '../../../../web/admin/TabHeading.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminTokensContent as words } from '../../words/api-tokens.ts';
import { CreateToken } from './CreateToken.tsx';
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx';
import { TokenItem } from './TokenItem.tsx';

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
      <Title order={3} size="h4" mt="2xl" mb="md">
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
