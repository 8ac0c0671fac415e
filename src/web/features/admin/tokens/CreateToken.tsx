import '../../../zod-without-eval.ts';
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { z } from 'zod';
import { adminTokensContent as words } from '../../../../content/admin-work.ts';
import { tokenNameSchema } from '../../../../shared/admin.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { validateWith } from '../../../form-validation.ts';
import { showFailure } from '../parts/action-failure.ts';
import classes from './CreateToken.module.css';
import { NewToken } from './NewToken.tsx';

const validate = validateWith(z.object({ name: tokenNameSchema }));

/** Makes a token, and shows it the one time that it can be seen. */
export function CreateToken() {
  const utils = trpc.useUtils();
  const form = useForm({ initialValues: { name: '' }, validate });
  const creation = trpc.admin.tokens.create.useMutation({
    // The token itself stays in this component alone, and only until it is put away.
    gcTime: 0,
    onSuccess: () => {
      form.reset();
      return utils.admin.tokens.list.invalidate();
    },
    onError: (error) => showFailure(error, words.toasts.failed),
  });

  if (creation.data) return <NewToken token={creation.data} onDone={() => creation.reset()} />;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => creation.mutate(values),
        () => form.getInputNode('name')?.focus(),
      )}
    >
      <TextInput
        label={words.name}
        description={words.nameHint}
        {...form.getInputProps('name')}
        autoComplete="off"
        required
        className={classes.name}
      />
      <Button type="submit" disabled={creation.isPending}>
        {creation.isPending ? words.creating : words.create}
      </Button>
    </form>
  );
}
