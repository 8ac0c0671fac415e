import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../../../web/admin/Action.tsx';
import { withToasts } from '../../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../../web/components/dialog/Dialog.tsx';
import { adminAccountContent } from '../../../../words/admin-account.ts';
import { AccountSection } from '../AccountSection.tsx';
import { type FactorPartProps, useFactorChange } from './factor-changes.ts';

const words = adminAccountContent.factors;

interface CodesPartProps extends Pick<FactorPartProps, 'onNewCodes'> {
  left: number;
}

export function CodesPart({ left, onNewCodes }: CodesPartProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const change = useFactorChange();
  const renewal = trpc.admin.account.renewRecoveryCodes.useMutation(
    withToasts({
      failed: change.failed,
      onDone: ({ recoveryCodes }: { recoveryCodes: string[] | null }) => {
        close();
        onNewCodes(recoveryCodes);
        return change.onDone();
      },
      onFailed: close,
    }),
  );
  return (
    <AccountSection isPart title={words.codesTitle} text={words.codesText}>
      <Group>
        <Text fz="sm">{words.codesLeft(left)}</Text>
        <ActionButton onClick={() => setIsAsking(true)}>{words.renewCodes}</ActionButton>
      </Group>
      {isAsking ? (
        <Dialog
          title={words.confirmRenewal.title}
          onClose={close}
          answers={[
            { label: adminContent.dialog.cancel, onChoose: close },
            {
              label: renewal.isPending ? words.renewing : words.renewCodes,
              onChoose: () => renewal.mutate(undefined),
              isDisabled: renewal.isPending,
            },
          ]}
        >
          <p>{words.confirmRenewal.text}</p>
        </Dialog>
      ) : null}
    </AccountSection>
  );
}
