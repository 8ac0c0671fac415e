import '../../zod-without-eval.ts';
import { developerMessageFormSchema } from '../../../shared/developer-message.ts';
import { browserClient } from '../../api/ApiProvider.tsx';
import { validateWith } from '../../form-validation.ts';
import type { FormSending } from '../../forms/usePublicForm.ts';

/** Sending the message form to one developer. */
export function sendingTo(developerId: number): FormSending {
  return {
    validate: validateWith(developerMessageFormSchema),
    send: (values, signals) =>
      browserClient().developer.messages.send.mutate({
        ...developerMessageFormSchema.parse(values),
        ...signals,
        developerId,
      }),
  };
}
