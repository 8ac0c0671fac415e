import '../../zod-without-eval.ts';
import { contactSchema } from '../../../shared/contact.ts';
import { browserClient } from '../../api/ApiProvider.tsx';
import { validateWith } from '../../form-validation.ts';
import type { FormSending } from '../../forms/usePublicForm.ts';

export const validate: FormSending['validate'] = validateWith(contactSchema);

export const send: FormSending['send'] = (values, signals) =>
  browserClient().contact.submit.mutate({ ...contactSchema.parse(values), ...signals });
