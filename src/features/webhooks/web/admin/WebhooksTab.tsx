import { Title } from '@mantine/core';
import { useState } from 'react';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { ShownSecret } from '../../../../web/admin/ShownSecret.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { webhooksContent as words } from '../../words/webhooks.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { NewEndpointForm, type ShownSecretOf } from './EndpointForm.tsx';
import { EndpointItem } from './EndpointItem.tsx';

export function WebhooksTab() {
  const endpoints = trpc.admin.webhooks.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [made, setMade] = useState<ShownSecretOf | null>(null);
  const { data } = endpoints;
  return (
    <>
      <AdminList
        heading={words}
        list={endpoints}
        rowHeight="6rem"
        drawing="key"
        empty={data?.length === 0 ? words.none : null}
        above={
          made ? (
            <ShownSecret
              name={made.name}
              secret={made.secret}
              words={words.secret}
              onDone={() => setMade(null)}
            />
          ) : null
        }
      >
        <ul className="ruled">
          {data?.map((endpoint) => (
            <EndpointItem key={endpoint.id} endpoint={endpoint} onRotated={setMade} />
          ))}
        </ul>
      </AdminList>
      {data && data.length < quotas.webhookEndpoints.limit ? (
        <section aria-labelledby="new-webhook">
          <Title order={2} size="h4" mt="2xl" mb="md" id="new-webhook">
            {words.form.title}
          </Title>
          <NewEndpointForm onAdded={setMade} />
        </section>
      ) : null}
      {data && data.length > 0 ? <DeliveryLog endpoints={data} /> : null}
    </>
  );
}
