import { Button, Group, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { adminTokensContent as words } from '../../../../content/api-tokens.ts';
import { tokenNameSchema } from '../../../../shared/admin.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { useCheckedForm } from '../../../forms/useCheckedForm.ts';
import { NewToken } from './NewToken.tsx';

const validate = schemaResolver(z.object({ name: tokenNameSchema }), { sync: true });

/** Makes a token, and shows it the one time that it can be seen. */
export function CreateToken() {
  const utils = trpc.useUtils();
  const form = useCheckedForm({ initialValues: { name: '' }, validate });
  const creation = trpc.admin.tokens.create.useMutation(
    withToasts({
      failed: words.toasts.failed,
      form,
      onDone: () => {
        form.reset();
        return utils.admin.tokens.list.invalidate();
      },
    }),
  );

  if (creation.data) return <NewToken token={creation.data} onDone={() => creation.reset()} />;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Group align="flex-end">
        <TextInput
          label={words.name}
          description={words.nameHint}
          {...form.getInputProps('name')}
          autoComplete="off"
          required
          flex="1 1 16rem"
          maw="28rem"
        />
        <Button type="submit" disabled={creation.isPending}>
          {creation.isPending ? words.creating : words.create}
        </Button>
      </Group>
    </form>
  );
}
