import '../start/zod-without-eval.ts';
import { type FormErrors, type UseFormInput, useForm } from '@mantine/form';

/**
 * Form that needs its scripts, with the checks of `validate`: for a wire schema, use `schemaResolver(schema, { sync:
 * true })`. The first refused field gets the focus. Public forms use `usePublicForm`.
 */
export function useCheckedForm<Values extends object>(input: UseFormInput<Values>) {
  const form = useForm<Values>(input);
  return {
    ...form,
    onSubmit: (send: (values: Values) => void, onRefused?: (errors: FormErrors) => void) =>
      form.onSubmit(send, (errors) => {
        const first = Object.keys(form.getValues()).find((field) => errors[field]);
        if (first) form.getInputNode(first)?.focus();
        onRefused?.(errors);
      }),
  };
}

export type CheckedForm<Values extends object> = ReturnType<typeof useCheckedForm<Values>>;
