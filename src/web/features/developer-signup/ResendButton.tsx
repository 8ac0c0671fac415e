import { developerSignupContent } from '../../../content/developer-signup.ts';
import type { SentCode } from '../../../shared/developer-signup.ts';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { showToast } from '../../components/toast/toast-store.ts';
import classes from './SignupStep.module.css';
import { useCountdown } from './useCountdown.ts';

const { code: words, phone } = developerSignupContent;

type ResendButtonProps = {
  phoneNumber: string;
  /** Milliseconds since 1970; 0 where it is not known. */
  resendAtMs: number;
  onResent: (sent: SentCode) => void;
};

/** Asks for another code once the server would send one. */
export function ResendButton({ phoneNumber, resendAtMs, onResent }: ResendButtonProps) {
  const seconds = useCountdown(resendAtMs);
  const send = trpc.developer.sendVerification.useMutation({
    onSuccess: (sent) => {
      showToast({ title: phone.sent.title, description: phone.sent.text });
      onResent(sent);
    },
    onError: (error) =>
      showToast({
        title: phone.failed.title,
        description: messageOf(error, phone.failed.text),
        variant: 'destructive',
      }),
  });
  return (
    <form
      method="post"
      action={paths.developerSignup}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ phoneNumber });
      }}
    >
      <input type="hidden" name={formFields.name} value="phone" />
      <input type="hidden" name="phoneNumber" value={phoneNumber} />
      <button type="submit" className={classes.resend} disabled={seconds > 0 || send.isPending}>
        {seconds > 0 ? words.resendIn(seconds) : words.resend}
      </button>
    </form>
  );
}
