import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import classes from './SignupStep.module.css';
import { StepHeading } from './StepHeading.tsx';
import type { SignupState } from './signup-state.ts';

const words = developerSignupContent.phone;
/** The API client and the next step come with the first touch of the form, not with the page. */
const loadSending = () => import('./send-code.ts');
const loadNextStep = () => import('./CodeStep.tsx');

type PhoneStepProps = {
  /** The number that a code was sent to before, if any. */
  sentTo: SignupState;
  onSent: (sent: { phoneNumber: string; cooldownSeconds: number; demoCode?: string }) => void;
  /** The code that was sent to the same number a moment ago is still good. */
  onStillWaiting: () => void;
};

/** Step 1: the phone number. */
export function PhoneStep({ sentTo, onSent, onStillWaiting }: PhoneStepProps) {
  const form = useForm({ initialValues: { phoneNumber: sentTo.phoneNumber } });
  const [isSending, setIsSending] = useState(false);

  // The number that a reload interrupted, or what was typed before the page could listen.
  const fillIn = useEffectEvent((known: string) => {
    const field = form.getInputNode('phoneNumber');
    const typed = field instanceof HTMLInputElement ? field.value : '';
    const wanted = typed || known;
    if (wanted) form.setFieldValue('phoneNumber', wanted);
  });
  useEffect(() => fillIn(sentTo.phoneNumber), [sentTo.phoneNumber]);

  const refuse = (message: string) => {
    form.setFieldError('phoneNumber', message);
    form.getInputNode('phoneNumber')?.focus();
  };

  const send = async (phoneNumber: string) => {
    if (!phoneNumber) return refuse(words.required);
    if (phoneNumber === sentTo.phoneNumber && Date.now() < sentTo.resendAtMs) {
      return onStillWaiting();
    }
    setIsSending(true);
    try {
      const { sendCode } = await loadSending();
      const sent = await sendCode(phoneNumber);
      showToast({ title: words.sent.title, description: words.sent.text });
      onSent(sent);
    } catch (error) {
      const message = messageOf(error, words.failed.text);
      showToast({ title: words.failed.title, description: message, variant: 'destructive' });
      refuse(message);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form
      className={classes.step}
      noValidate
      onFocus={() => {
        void loadSending();
        void loadNextStep();
      }}
      onSubmit={form.onSubmit(({ phoneNumber }) => void send(phoneNumber.trim()))}
    >
      <StepHeading heading={words} />
      <TextInput
        label={words.label}
        placeholder={words.placeholder}
        {...form.getInputProps('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={developerLimits.phoneNumber}
        description={words.note}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required
      />
      <div className={classes.actions}>
        <Button type="submit" size="lg" disabled={isSending}>
          {isSending ? words.pending : words.submit}
        </Button>
      </div>
    </form>
  );
}
