import type { z } from 'zod';

/** A `validate` for Mantine's useForm: the first message of each refused field, by its path. */
export function validateWith<Schema extends z.ZodType>(schema: Schema) {
  return (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values);
    if (result.success) return {};
    const errors: Record<string, string> = {};
    for (const issue of result.error.issues) {
      const field = issue.path.join('.');
      errors[field] ??= issue.message;
    }
    return errors;
  };
}
