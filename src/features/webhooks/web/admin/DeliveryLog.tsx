import { Code, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { LogEntry } from '../../../../web/admin/list/LogEntry.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { useAddressParams } from '../../../../web/admin/list/useAddressParams.ts';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { type Delivery, deliveriesInputSchema, type Endpoint } from '../../webhooks.ts';
import { webhooksContent } from '../../words/webhooks.ts';
import { useWebhookChange } from './useWebhookChange.ts';

const { log: words, faults, toasts } = webhooksContent;

/** A test that was just sent is answered within seconds. */
const refreshMs = 3_000;

export function DeliveryLog({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const place = useListAddress();
  const { params, change } = useAddressParams();
  const { page, search, status } = place.address;
  const { shape } = deliveriesInputSchema;
  const state = shape.state.safeParse(status).data;
  const endpointId = shape.endpointId.safeParse(params.get('webhook') ?? undefined).data;
  const deliveries = trpc.admin.webhooks.deliveries.useQuery(
    { page, search, state, endpointId },
    { placeholderData: keepPreviousData, refetchOnMount: 'always', refetchInterval: refreshMs },
  );
  const again = trpc.admin.webhooks.sendAgain.useMutation(useWebhookChange(toasts.sent));
  return (
    <section aria-labelledby="webhook-log">
      <Title order={2} size="h4" mt="2xl" mb="md" id="webhook-log">
        {words.title}
      </Title>
      <AdminList
        {...pagedList({
          ...{ place, words, of: deliveries.data },
          summary: deliveries.data ? words.count(deliveries.data.total) : '',
          fields: (
            <SelectField
              label={words.endpoint}
              options={[
                { value: '', label: words.allEndpoints },
                ...endpoints.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={endpointId ?? ''}
              onChange={({ currentTarget: { value } }) => change({ webhook: value, page: '' })}
            />
          ),
        })}
        isFiltered={search !== '' || state !== undefined || endpointId !== undefined}
        list={deliveries}
        rowHeight="3rem"
        empty={deliveries.data?.items.length === 0 ? words.empty : null}
      >
        <ol className="ruled">
          {deliveries.data?.items.map((delivery) => (
            <DeliveryEntry
              key={delivery.id}
              delivery={delivery}
              isBusy={again.isPending}
              onAgain={() => again.mutate({ id: delivery.id })}
            />
          ))}
        </ol>
      </AdminList>
    </section>
  );
}

function resultOf({ state, attempts, fault, status, durationMs, nextTryAt }: Delivery): string {
  const parts = [
    words.states[state],
    attempts > 0 ? words.attempts(attempts) : '',
    fault && fault !== 'answered' ? faults[fault] : '',
    status === null ? '' : words.status(status),
    durationMs === null ? '' : words.duration(durationMs),
    nextTryAt && attempts > 0 ? words.nextTry(formatDateTime(nextTryAt)) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

interface DeliveryEntryProps {
  delivery: Delivery;
  isBusy: boolean;
  onAgain: () => void;
}

function DeliveryEntry({ delivery, isBusy, onAgain }: DeliveryEntryProps) {
  const { type, endpoint, eventId, happenedAt, state, answer } = delivery;
  return (
    <LogEntry
      at={happenedAt}
      actions={
        state === 'waiting' ? null : (
          <ActionButton context={`${type} ${eventId}`} disabled={isBusy} onClick={onAgain}>
            {words.again}
          </ActionButton>
        )
      }
    >
      <p>
        <strong>{type}</strong>{' '}
        <Text span inherit c="dimmed" dir="auto">
          {endpoint}
        </Text>
      </p>
      <p>{resultOf(delivery)}</p>
      <Text inherit c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {eventId}
      </Text>
      {answer ? (
        <details>
          <summary>{words.answer}</summary>
          <Code block dir="auto">
            {answer}
          </Code>
        </details>
      ) : null}
    </LogEntry>
  );
}
