import { Button, Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { withToasts } from '../../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../../web/api/trpc.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';
import { AccountSection } from '../AccountSection.tsx';
import { FactorItem } from './FactorItem.tsx';
import { type FactorPartProps, isLastFactor, useFactorChange } from './factor-changes.ts';

const words = adminAccountContent.factors;

const AppSetUp = lazy(async () => ({ default: (await import('./AppSetUp.tsx')).AppSetUp }));

export function AppPart({ factors, onNewCodes }: FactorPartProps) {
  const change = useFactorChange();
  const removal = trpc.admin.account.removeTotp.useMutation(
    withToasts({ ...change, done: words.toasts.removed }),
  );
  const beginning = trpc.admin.account.beginTotp.useMutation(withToasts({ failed: change.failed }));
  return (
    <AccountSection isPart title={words.appTitle} text={words.appText}>
      {factors.totpSince ? (
        <ul className="ruled">
          <FactorItem
            name={words.appName}
            facts={[{ label: words.appSince, at: factors.totpSince }]}
            isLast={isLastFactor(factors)}
            removal={{
              isPending: removal.isPending,
              start: () => removal.mutateAsync(undefined),
            }}
          />
        </ul>
      ) : (
        <Group>
          <Button
            variant="default"
            disabled={beginning.isPending}
            onClick={() => beginning.mutate(undefined)}
          >
            {beginning.isPending ? words.settingUp : words.setUpApp}
          </Button>
        </Group>
      )}
      {beginning.data ? (
        <Suspense fallback={null}>
          <AppSetUp
            totp={beginning.data}
            onConfirmed={(recoveryCodes) => {
              beginning.reset();
              onNewCodes(recoveryCodes);
              void change.onDone();
            }}
            onClose={() => beginning.reset()}
          />
        </Suspense>
      ) : null}
    </AccountSection>
  );
}
