import { Alert, Stack } from '@mantine/core';
import { useState } from 'react';
import { AdminList } from '../../../../../../web/admin/AdminList.tsx';
import { trpc } from '../../../../../../web/api/trpc.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';
import { AccountSection } from '../AccountSection.tsx';
import { AppPart } from './AppPart.tsx';
import { CodesPart } from './CodesPart.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { ShownCodes } from './ShownCodes.tsx';

const words = adminAccountContent.factors;

export function FactorsSection() {
  const factors = trpc.admin.account.factors.useQuery(undefined, { refetchOnMount: 'always' });
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const { data } = factors;
  const isOn = data !== undefined && (data.totpSince !== null || data.passkeys.length > 0);

  return (
    <AccountSection title={words.title} text={words.text}>
      <AdminList list={factors} rowHeight="4.5rem">
        {data ? (
          <Stack gap="xl">
            {isOn ? null : (
              <Alert color="sand" role="note">
                {words.off}
              </Alert>
            )}
            <PasskeysPart factors={data} onNewCodes={setNewCodes} />
            <AppPart factors={data} onNewCodes={setNewCodes} />
            {isOn ? <CodesPart left={data.recoveryCodesLeft} onNewCodes={setNewCodes} /> : null}
          </Stack>
        ) : null}
      </AdminList>
      {newCodes ? <ShownCodes codes={newCodes} onDone={() => setNewCodes(null)} /> : null}
    </AccountSection>
  );
}
