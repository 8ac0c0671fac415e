import { Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import {
  defaultScopes,
  defaultTokenDays,
  newTokenSchema,
  tokenScopes,
} from '../../../../shared/admin/api-tokens.ts';
import { paths } from '../../../../shared/paths.ts';
import { tokenWords } from '../../../../shared/words/accounts/tokens.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { TokenForm } from '../../../../web/admin/tokens/TokenForm.tsx';
import { TokenRow } from '../../../../web/admin/tokens/TokenRow.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminTokensContent as words } from '../../words/api-tokens.ts';

const { toasts } = tokenWords;
const initialValues = {
  name: '',
  scopes: [...defaultScopes],
  daysToLive: defaultTokenDays as number | null,
};
const validate = schemaResolver(newTokenSchema, { sync: true });

export function TokensTab() {
  const utils = trpc.useUtils();
  const tokens = trpc.admin.tokens.list.useQuery(undefined, { refetchOnMount: 'always' });
  const refresh = () => utils.admin.tokens.list.invalidate();
  const creation = trpc.admin.tokens.create.useMutation({ onSuccess: refresh });
  const revocation = trpc.admin.tokens.revoke.useMutation(
    withToasts({
      done: toasts.revoked,
      failed: toasts.revokeFailed,
      onDone: refresh,
    }),
  );

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
      <TokenForm
        {...{ initialValues, validate }}
        nameHint={words.nameHint}
        lifetimes={words.lifetimes}
        scopes={tokenScopes}
        scopeNames={words.scopeNames}
        isPending={creation.isPending}
        made={creation.data}
        onCopied={() => creation.reset()}
        onCreate={(values, form) =>
          creation.mutate(values, withToasts({ failed: toasts.failed, form, onDone: form.reset }))
        }
      />
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
            <TokenRow
              key={token.id}
              token={token}
              scopeNames={words.scopeNames}
              owner={token.owner}
              revocation={revocation}
            />
          ))}
        </ul>
      </AdminList>
    </>
  );
}
