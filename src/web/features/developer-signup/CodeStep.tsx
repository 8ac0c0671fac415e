import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../api/ApiProvider.tsx';
import { forgetPrivateAnswers } from '../../api/forget-private-answers.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { hasSignedInHint } from '../../signed-in-hint.ts';
import { DemoCode } from './DemoCode.tsx';
import { ResendButton } from './ResendButton.tsx';
import classes from './SignupStep.module.css';
import { StepHeading } from './StepHeading.tsx';
import { forgetSignup } from './signup-state.ts';

const words = developerSignupContent.code;

type CodeStepProps = {
  phoneNumber: string;
  /** When another code can be asked for, in milliseconds since 1970. */
  resendAtMs: number;
  /** The code itself, in demo mode only and never after a reload. */
  demoCode: string | null;
  onResent: (sent: { phoneNumber: string; cooldownSeconds: number; demoCode?: string }) => void;
  onBack: () => void;
  /** Signed in, with a profile that is not finished yet. */
  onVerified: () => void;
};

/** Step 2: the code. A returning developer goes from here to the profile. */
function CodeStep({
  phoneNumber,
  resendAtMs,
  demoCode,
  onResent,
  onBack,
  onVerified,
}: CodeStepProps) {
  const form = useForm({ initialValues: { verificationCode: '' } });
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [mayBeSignedIn] = useState(hasSignedInHint);
  const current = trpc.developer.current.useQuery(undefined, { enabled: mayBeSignedIn });
  const isVerifiedAlready = current.data?.isProfileComplete === false;

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const refuse = (message: string) => {
    form.setFieldError('verificationCode', message);
    input.current?.focus();
  };
  const verify = trpc.developer.verifyPhone.useMutation({
    onSuccess: ({ developer, isProfileComplete }) => {
      utils.developer.current.setData(undefined, developer);
      // This browser may have been somebody else's until now.
      void forgetPrivateAnswers(utils);
      showToast({
        title: words.verified.title,
        description: isProfileComplete
          ? words.verified.returningDeveloper
          : words.verified.newDeveloper,
      });
      if (isProfileComplete) {
        forgetSignup();
        return navigate(paths.developerProfile(developer.id));
      }
      onVerified();
      // The header asks who is signed in when the address changes.
      return navigate(paths.developerSignup, { replace: true, preventScrollReset: true });
    },
    onError: (error) => {
      const message = messageOf(error, words.failed.text);
      showToast({ title: words.failed.title, description: message, variant: 'destructive' });
      refuse(message);
    },
  });

  /** "Your code is 123 456" pastes as 123456. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (!digits) return;
    event.preventDefault();
    form.setFieldValue('verificationCode', digits.slice(0, developerLimits.codeLength));
  };

  return (
    <form
      className={classes.step}
      noValidate
      onSubmit={form.onSubmit((values) => {
        const verificationCode = values.verificationCode.trim();
        if (!verificationCode) return refuse(words.required);
        verify.mutate({ phoneNumber, verificationCode });
      })}
    >
      <StepHeading heading={words} />
      <p>{words.sentTo(phoneNumber)}</p>
      {demoCode ? <DemoCode code={demoCode} /> : null}
      <TextInput
        className={classes.code}
        label={words.label}
        placeholder={words.placeholder}
        {...form.getInputProps('verificationCode')}
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={developerLimits.codeLength}
        onPaste={paste}
        required
      />
      <div className={classes.actions}>
        <Button variant="secondary" size="lg" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" size="lg" disabled={verify.isPending}>
          {verify.isPending ? words.pending : words.submit}
        </Button>
      </div>
      {isVerifiedAlready ? (
        <p className={classes.actions}>
          {words.alreadyVerified.text}
          <button type="button" className={classes.resend} onClick={onVerified}>
            {words.alreadyVerified.action}
          </button>
        </p>
      ) : null}
      <ResendButton phoneNumber={phoneNumber} resendAtMs={resendAtMs} onResent={onResent} />
    </form>
  );
}

export default withApi(CodeStep);
