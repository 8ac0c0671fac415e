import type { z } from 'zod';
import { firstMessages } from '../shared/first-messages.ts';

/** A `validate` for Mantine's useForm: the first message of each refused field, by its path. */
export function validateWith<Schema extends z.ZodType>(schema: Schema) {
  return (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values);
    return result.success ? {} : firstMessages(result.error);
  };
}
