import '../start/zod-without-eval.ts';
import { type UseFormInput, useForm } from '@mantine/form';

/**
 * A form that needs its scripts, with the checks of `validate`: of a wire schema by `schemaResolver(schema, { sync: true })`.
 * When it is refused, its first refused field gets the focus. Public forms are `usePublicForm`'s.
 */
export function useCheckedForm<Values extends object>(input: UseFormInput<Values>) {
  const form = useForm<Values>(input);
  return {
    ...form,
    onSubmit: (send: (values: Values) => void, onRefused?: () => void) =>
      form.onSubmit(send, (errors) => {
        const first = Object.keys(form.getValues()).find((field) => errors[field]);
        if (first) form.getInputNode(first)?.focus();
        onRefused?.();
      }),
  };
}

export type CheckedForm<Values extends object> = ReturnType<typeof useCheckedForm<Values>>;
