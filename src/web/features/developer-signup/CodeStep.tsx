import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import type { CurrentDeveloper } from '../../../shared/developer.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
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

const words = developerSignupContent.code;

type CodeStepProps = {
  phoneNumber: string;
  /** When another code can be asked for, in milliseconds since 1970. */
  resendAtMs: number;
  /** The code itself, in demo mode only and never after a reload. */
  demoCode: string | null;
  onResent: (sent: { phoneNumber: string; cooldownSeconds: number; demoCode?: string }) => void;
  onBack: () => void;
  onSignedIn: (developer: CurrentDeveloper) => void;
  /** Whether somebody who came back to this step may go on without another code. */
  mayContinue?: boolean;
};

/** Step 2: the code. */
function CodeStep({
  phoneNumber,
  resendAtMs,
  demoCode,
  onResent,
  onBack,
  onSignedIn,
  mayContinue = true,
}: CodeStepProps) {
  const form = useForm({ initialValues: { verificationCode: '' } });
  const utils = trpc.useUtils();
  const [mayBeSignedIn] = useState(hasSignedInHint);
  const current = trpc.developer.current.useQuery(undefined, {
    enabled: mayBeSignedIn && mayContinue,
  });
  const unfinished = mayContinue && current.data?.isProfileComplete === false ? current.data : null;

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const refuse = (message: string) => {
    form.setFieldError('verificationCode', message);
    input.current?.focus();
  };
  const verify = trpc.developer.verifyPhone.useMutation({
    onSuccess: ({ developer, isProfileComplete }) => {
      const before = utils.developer.current.getData();
      utils.developer.current.setData(undefined, developer);
      // This browser may have been somebody else's until now.
      if (before?.id !== developer.id) void forgetPrivateAnswers(utils);
      showToast({
        title: words.verified.title,
        description: isProfileComplete
          ? words.verified.returningDeveloper
          : words.verified.newDeveloper,
      });
      onSignedIn(developer);
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
      {unfinished ? (
        <p className={classes.actions}>
          {words.alreadyVerified.text}
          <button type="button" className={classes.resend} onClick={() => onSignedIn(unfinished)}>
            {words.alreadyVerified.action}
          </button>
        </p>
      ) : null}
      <ResendButton phoneNumber={phoneNumber} resendAtMs={resendAtMs} onResent={onResent} />
    </form>
  );
}

export default withApi(CodeStep);
