import { schemaResolver } from '@mantine/form';
import {
  developerTokenScopes,
  newDeveloperTokenSchema,
} from '../../../../../shared/developer-tokens.ts';
import { paths } from '../../../../../shared/paths.ts';
import { tokenWords } from '../../../../../shared/words/accounts/tokens.ts';
import { TokenForm } from '../../../../../web/admin/tokens/TokenForm.tsx';
import { TokenRow } from '../../../../../web/admin/tokens/TokenRow.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { LoadState } from '../../../../../web/components/states/LoadState.tsx';
import { ownTokensWords as words } from '../../../words/own/own-tokens.ts';
import { AccountBlock } from './AccountBlock.tsx';

const { toasts } = tokenWords;
const firstDays = 365;
const initialValues = {
  name: '',
  scopes: [...developerTokenScopes],
  daysToLive: firstDays as number | null,
};
const validate = schemaResolver(newDeveloperTokenSchema, { sync: true });

/** Tokens with which a portfolio elsewhere reads the own profile. */
function OwnTokens() {
  const utils = trpc.useUtils();
  const tokens = trpc.developer.tokens.list.useQuery(undefined, { refetchOnMount: 'always' });
  const refresh = () => utils.developer.tokens.list.invalidate();
  const creation = trpc.developer.tokens.create.useMutation({ onSuccess: refresh });
  const revocation = trpc.developer.tokens.revoke.useMutation(
    withToasts({
      done: toasts.revoked,
      failed: toasts.revokeFailed,
      onDone: refresh,
    }),
  );

  return (
    <AccountBlock
      id="tokens-title"
      title={words.title}
      text={
        <>
          {words.text} <a href={paths.apiReference}>{words.reference}</a>
        </>
      }
    >
      <TokenForm
        {...{ initialValues, validate }}
        nameHint={words.nameHint}
        lifetimes={words.lifetimes}
        scopes={developerTokenScopes}
        scopeNames={words.scopeNames}
        isPending={creation.isPending}
        made={creation.data}
        onCopied={() => creation.reset()}
        onCreate={({ daysToLive, ...values }, form) => {
          const input = newDeveloperTokenSchema.parse({ ...values, daysToLive });
          creation.mutate(input, withToasts({ failed: toasts.failed, form, onDone: form.reset }));
        }}
      />
      <LoadState query={tokens} words={words} onRetry={() => void tokens.refetch()} />
      {tokens.data?.length ? (
        <ul className="ruled" aria-label={words.list}>
          {tokens.data.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              scopeNames={words.scopeNames}
              revocation={revocation}
            />
          ))}
        </ul>
      ) : null}
    </AccountBlock>
  );
}

export default OwnTokens;
