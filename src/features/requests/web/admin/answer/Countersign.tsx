import { Button, Group, Text, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { NamedSentence } from '../../../../../web/components/text/NamedSentence.tsx';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { requestLimits } from '../../../request-options.ts';
import { countersignFormSchema, type RequestThread } from '../../../requests.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';

const words = adminInboxContent.thread.nda;

type CountersignProps = { requestId: number; nda: NonNullable<RequestThread['nda']> };

export function Countersign({ requestId, nda }: CountersignProps) {
  const utils = trpc.useUtils();
  const form = useCheckedForm({
    initialValues: { name: '' },
    validate: schemaResolver(countersignFormSchema, { sync: true }),
  });
  const acceptance = trpc.admin.threads.acceptNda.useMutation(
    withToasts({
      done: words.done,
      failed: words.failed,
      form,
      onDone: () => utils.admin.threads.get.invalidate({ requestId }),
    }),
  );
  const { senderName, senderAcceptedAt, ownerName, ownerAcceptedAt } = nda;
  return (
    <div>
      <Text fz="sm">
        <NamedSentence
          name={senderName}
          sentence={(name) => words.sender(name, formatDateTime(senderAcceptedAt))}
        />
      </Text>
      {ownerAcceptedAt ? (
        <Text fz="sm">
          <NamedSentence
            name={ownerName}
            sentence={(name) => words.us(name, formatDateTime(ownerAcceptedAt))}
          />
        </Text>
      ) : (
        <form
          noValidate
          onSubmit={form.onSubmit((values) => acceptance.mutate({ ...values, requestId }))}
        >
          <Group align="flex-end" gap="sm" mt="xs">
            <TextInput
              label={words.name}
              maxLength={requestLimits.maxSignature}
              {...form.getInputProps('name')}
            />
            <Button type="submit" variant="default" disabled={acceptance.isPending}>
              {words.accept}
            </Button>
          </Group>
        </form>
      )}
    </div>
  );
}
