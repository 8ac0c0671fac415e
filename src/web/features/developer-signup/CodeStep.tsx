import { TextInput } from '@mantine/core';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import type { CurrentDeveloper } from '../../../shared/developer.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import type { SentCode, SignedIn } from '../../../shared/developer-signup.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { forgetPrivateAnswers } from '../../api/forget-private-answers.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { FormRefused } from '../../forms/FormRefused.tsx';
import { usePublicForm } from '../../forms/usePublicForm.ts';
import { hasSignedInHint } from '../../signed-in-hint.ts';
import { BackButton } from './BackButton.tsx';
import { BackForm } from './BackForm.tsx';
import { DemoCode } from './DemoCode.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { ResendButton } from './ResendButton.tsx';
import classes from './SignupStep.module.css';
import { StepHeading } from './StepHeading.tsx';
import { useUndelivered } from './useUndelivered.ts';

const { code: words, phone } = developerSignupContent;
const failed = { title: words.failed.title, description: words.failed.text };
const backForm = 'code-back';

type CodeStepProps = {
  /** Empty for somebody who has a code already and still has to say for which number. */
  phoneNumber: string;
  /** When another code can be asked for, in milliseconds since 1970. */
  resendAtMs: number;
  /** The code itself, in demo mode only and never after a reload. */
  demoCode: string | null;
  onResent: (sent: SentCode) => void;
  onBack: () => void;
  onSignedIn: (developer: CurrentDeveloper) => void;
  /** Whether somebody who came back to this step may go on without another code. */
  mayContinue?: boolean;
};

/** Step 2: the code. */
export default function CodeStep({
  phoneNumber,
  resendAtMs,
  demoCode,
  onResent,
  onBack,
  onSignedIn,
  mayContinue = true,
}: CodeStepProps) {
  const utils = trpc.useUtils();
  const [mayBeSignedIn, setMayBeSignedIn] = useState(false);
  useEffect(() => setMayBeSignedIn(hasSignedInHint()), []);
  const current = trpc.developer.current.useQuery(undefined, {
    enabled: mayBeSignedIn && mayContinue,
  });
  const unfinished = mayContinue && current.data?.isProfileComplete === false ? current.data : null;

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (phoneNumber && !isTyping) input.current?.focus();
  }, [phoneNumber]);

  const form = usePublicForm<SignedIn>({
    name: 'code',
    emptyValues: { country: '', phoneNumber, verificationCode: '' },
    loadSending: async () => (await import('./send-code.ts')).code,
    onSent: ({ developer, isProfileComplete }) => {
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
    onFailed: (error) =>
      showToast({
        title: words.failed.title,
        description: messageOf(error, words.failed.text),
        variant: 'destructive',
      }),
    refusedField: { name: 'verificationCode', fallback: words.failed.text },
  });

  const { isUndelivered, forget } = useUndelivered({
    phoneNumber,
    isWaiting: phoneNumber !== '' && demoCode === null,
  });

  /** "Your code is 123 456" pastes as 123456. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (!digits) return;
    event.preventDefault();
    event.currentTarget.value = digits.slice(0, developerLimits.codeLength);
  };

  return (
    <div className={classes.step}>
      <BackForm id={backForm} />
      <form {...form.formProps} className={classes.step}>
        <StepHeading heading={words} />
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={failed}
            fields={[
              { name: 'phoneNumber', label: phone.label, id: form.idOf('phoneNumber') },
              { name: 'verificationCode', label: words.label, id: form.idOf('verificationCode') },
            ]}
            {...form.summaryProps}
          />
        ) : null}
        <input type="hidden" name={formFields.name} value="code" />
        {phoneNumber ? (
          <>
            <input type="hidden" name="phoneNumber" value={phoneNumber} />
            {isUndelivered ? (
              <p role="alert">{words.undelivered(phoneNumber)}</p>
            ) : (
              <p>{words.sentTo(phoneNumber)}</p>
            )}
          </>
        ) : (
          <PhoneFields
            country={form.field('country')}
            phoneNumber={form.field('phoneNumber')}
            knownNumber=""
            setNumberError={(message) => form.setError('phoneNumber', message)}
          />
        )}
        {demoCode ? <DemoCode code={demoCode} /> : null}
        <TextInput
          className={classes.code}
          label={words.label}
          placeholder={words.placeholder}
          {...form.field('verificationCode')}
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={developerLimits.codeLength}
          onPaste={paste}
          required
        />
        <div className={classes.actions}>
          <BackButton form={backForm} label={words.back} onBack={onBack} />
          <Button type="submit" size="lg" disabled={form.isSending}>
            {form.isSending ? words.pending : words.submit}
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
      </form>
      {phoneNumber ? (
        <ResendButton
          phoneNumber={phoneNumber}
          resendAtMs={isUndelivered ? 0 : resendAtMs}
          onResent={(sent) => {
            forget();
            onResent(sent);
          }}
        />
      ) : null}
    </div>
  );
}
