import { developerSignupContent } from '../../../content/developer-signup.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { showToast } from '../../components/toast/toast-store.ts';
import classes from './SignupStep.module.css';
import { useCountdown } from './useCountdown.ts';

const { code: words, phone } = developerSignupContent;

type ResendButtonProps = {
  phoneNumber: string;
  /** Milliseconds since 1970. */
  resendAtMs: number;
  onResent: (sent: { phoneNumber: string; cooldownSeconds: number; demoCode?: string }) => void;
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
    <button
      type="button"
      className={classes.resend}
      disabled={seconds > 0 || send.isPending}
      onClick={() => send.mutate({ phoneNumber })}
    >
      {seconds > 0 ? words.resendIn(seconds) : words.resend}
    </button>
  );
}
