import { Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { FormFoot } from '../../../../../../web/admin/form/FormFoot.tsx';
import { withToasts } from '../../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../../web/components/dialog/Dialog.tsx';
import { QrCode } from '../../../../../../web/components/pictures/QrCode.tsx';
import { CopyButton } from '../../../../../../web/components/prose/CopyButton.tsx';
import { useCheckedForm } from '../../../../../../web/forms/useCheckedForm.ts';
import { totpCodeSchema } from '../../../../admin-account.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';
import { CodeInput } from '../../session/CodeInput.tsx';

const { setUp: words, toasts } = adminAccountContent.factors;

interface AppSetUpProps {
  totp: { secret: string; uri: string };
  onConfirmed: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}

export function AppSetUp({ totp, onConfirmed, onClose }: AppSetUpProps) {
  const form = useCheckedForm({
    initialValues: { code: '' },
    validate: schemaResolver(totpCodeSchema, { sync: true }),
  });
  const confirmation = trpc.admin.account.confirmTotp.useMutation(
    withToasts({
      done: toasts.confirmed,
      failed: toasts.failed,
      form,
      onDone: ({ recoveryCodes }: { recoveryCodes: string[] | null }) => onConfirmed(recoveryCodes),
    }),
  );
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.scan}</p>
      <QrCode text={totp.uri} label={words.picture} />
      <Group align="flex-end" gap="xs">
        <TextInput
          label={words.key}
          value={totp.secret}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          flex="1 1 14rem"
          data-monospace
        />
        <CopyButton
          text={totp.secret}
          label={words.copy}
          context={words.key}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        />
      </Group>
      <form noValidate onSubmit={form.onSubmit((values) => confirmation.mutate(values))}>
        <Stack>
          <CodeInput
            label={words.code}
            hint={words.codeHint}
            inputMode="numeric"
            {...form.getInputProps('code')}
          />
          <FormFoot isPending={confirmation.isPending} onCancel={onClose}>
            {confirmation.isPending ? words.confirming : words.confirm}
          </FormFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
