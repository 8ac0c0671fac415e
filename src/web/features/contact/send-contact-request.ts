import '../../zod-without-eval.ts';
import { TRPCClientError } from '@trpc/client';
import { contactSchema } from '../../../shared/contact.ts';
import { browserClient } from '../../api/ApiProvider.tsx';
import type { AppRouter } from '../../api/trpc.ts';
import { validateWith } from '../../form-validation.ts';

type Outcome =
  | { errors: null; reachedServer: true }
  /** First message of each refused field. The server refuses only what this browser could not know. */
  | { errors: Record<string, string>; reachedServer: boolean };

const validate = validateWith(contactSchema);

/**
 * Checks the form and sends it.
 * @throws when the request fails for any reason but its fields.
 */
export async function sendContactRequest(
  values: Record<string, string>,
  signals: { website: string; fillTimeMs: number },
): Promise<Outcome> {
  const errors = validate(values);
  if (Object.keys(errors).length > 0) return { errors, reachedServer: false };
  try {
    await browserClient().contact.submit.mutate({ ...contactSchema.parse(values), ...signals });
    return { errors: null, reachedServer: true };
  } catch (error) {
    const refused = fieldErrorsOf(error);
    if (!refused) throw error;
    return { errors: refused, reachedServer: true };
  }
}

function fieldErrorsOf(error: unknown): Record<string, string> | null {
  if (!(error instanceof TRPCClientError)) return null;
  const { data }: TRPCClientError<AppRouter> = error;
  if (!data?.fieldErrors) return null;
  const first = Object.entries(data.fieldErrors).map(([field, messages]) => [field, messages[0]]);
  return Object.fromEntries(first);
}
