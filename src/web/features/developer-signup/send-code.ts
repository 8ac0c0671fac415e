import '../../zod-without-eval.ts';
import {
  type SentCode,
  type SignedIn,
  sendVerificationSchema,
  verifyPhoneSchema,
} from '../../../shared/developer-signup.ts';
import { browserClient } from '../../api/ApiProvider.tsx';
import { validateWith } from '../../form-validation.ts';
import type { FormSending } from '../../forms/usePublicForm.ts';

/** Asks for a code by text message. */
export const phone: FormSending<SentCode> = {
  validate: validateWith(sendVerificationSchema),
  send: (values) =>
    browserClient().developer.sendVerification.mutate(sendVerificationSchema.parse(values)),
};

/** Signs in by a code. */
export const code: FormSending<SignedIn> = {
  validate: validateWith(verifyPhoneSchema),
  send: (values) => browserClient().developer.verifyPhone.mutate(verifyPhoneSchema.parse(values)),
};
