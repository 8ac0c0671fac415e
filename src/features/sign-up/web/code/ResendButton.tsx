import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { formFields } from '../../../../shared/posted-form.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { SentCode } from '../../phone-verification.ts';
import { developerSignupWords } from '../../words/developer-signup-words.ts';

const { code: words, phone } = developerSignupWords;

function secondsUntil(endMs: number): number {
  return Math.max(0, Math.ceil((endMs - Date.now()) / 1000));
}

/**
 * Counts down to 0 in seconds.
 * @param endMs Unix time in ms
 */
function useCountdown(endMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endMs));
  useEffect(() => {
    setSeconds(secondsUntil(endMs));
    const timer = setInterval(() => {
      const left = secondsUntil(endMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endMs]);
  return seconds;
}

const waiting = { c: 'dimmed', fw: 400, td: 'none', opacity: 1 } as const;

type ResendButtonProps = {
  phoneNumber: string;
  /** Unix time in ms. 0 when unknown. */
  resendAtMs: number;
  onResent: (sent: SentCode) => void;
};

export function ResendButton({ phoneNumber, resendAtMs, onResent }: ResendButtonProps) {
  const seconds = useCountdown(resendAtMs);
  const send = trpc.developer.sendVerification.useMutation(
    withToasts({ done: phone.sent, failed: phone.failed, onDone: (sent) => onResent(sent) }),
  );
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
      <Button
        type="submit"
        variant="subtle"
        {...(seconds > 0 ? waiting : null)}
        disabled={seconds > 0 || send.isPending}
      >
        {seconds > 0 ? words.resendIn(seconds) : words.resend}
      </Button>
    </form>
  );
}
