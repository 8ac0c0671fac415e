import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import { formFields } from '../../../../shared/posted-form.ts';
import type { SectionHeading } from '../../../../shared/words/types.ts';
import { showFailure } from '../../../../web/api/call-toasts.ts';
import { forgetPrivateAnswers } from '../../../../web/api/forget-private-answers.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { PhoneNumber } from '../../../../web/components/text/PhoneNumber.tsx';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { TextField } from '../../../../web/forms/Field.tsx';
import { FormRefused } from '../../../../web/forms/FormNotice.tsx';
import { usePublicForm } from '../../../../web/forms/usePublicForm.ts';
import { developerLimits } from '../../../developers/developer-limits.ts';
import type { CurrentDeveloper } from '../../../developers/developers.ts';
import { useCurrentDeveloper } from '../../../developers/web/useCurrentDeveloper.ts';
import type { SentCode } from '../../phone-verification.ts';
import { developerSignupWords } from '../../words/developer-signup-words.ts';
import { BackButton, BackForm } from '../BackButton.tsx';
import { PhoneFields } from '../PhoneFields.tsx';
import { StepHeading } from '../StepHeading.tsx';
import classes from './CodeStep.module.css';
import { ResendButton } from './ResendButton.tsx';

const { code: words, phone } = developerSignupWords;
const backForm = 'code-back';

type CodeStepProps = {
  /** Content of the page; a dialog, which stands on several pages, has words of its own. */
  heading?: SectionHeading;
  /** Empty when the visitor has a code but still has to enter the number. */
  phoneNumber: string;
  resendAtMs: number;
  demoCode: string | null;
  onResent: (sent: SentCode) => void;
  onBack: () => void;
  onSignedIn: (developer: CurrentDeveloper) => void;
  mayContinue?: boolean;
};

export default function CodeStep({
  heading = words.heading,
  phoneNumber,
  resendAtMs,
  demoCode,
  onResent,
  onBack,
  onSignedIn,
  mayContinue = true,
}: CodeStepProps) {
  const utils = trpc.useUtils();
  const current = useCurrentDeveloper(mayContinue);
  const unfinished = current?.isProfileComplete === false ? current : null;

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (phoneNumber && !isTyping) input.current?.focus();
  }, [phoneNumber]);

  const verification = trpc.developer.verifyPhone.useMutation();
  const form = usePublicForm({
    name: 'code',
    emptyValues: { country: '', phoneNumber, verificationCode: '' },
    loadSending: async () => ({
      schema: (await import('../../phone-verification.ts')).verifyPhoneSchema,
      send: (typed) => verification.mutateAsync(typed),
    }),
    onSent: ({ developer, isProfileComplete }) => {
      const before = utils.developer.current.getData();
      utils.developer.current.setData(undefined, developer);
      // Another user may have used this browser before.
      if (before?.id !== developer.id) void forgetPrivateAnswers(utils);
      showToast({
        title: words.verified.title,
        description: isProfileComplete
          ? words.verified.returningDeveloper
          : words.verified.newDeveloper,
      });
      onSignedIn(developer);
    },
    onFailed: (error) => showFailure(error, words.failed),
    refusedField: { name: 'verificationCode', fallback: words.failed.description },
  });

  const { isUndelivered, forget } = useUndelivered({
    phoneNumber,
    isWaiting: phoneNumber !== '' && demoCode === null,
  });

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (!digits) return;
    event.preventDefault();
    event.currentTarget.value = digits.slice(0, developerLimits.codeLength);
  };

  return (
    <Stack gap="lg" maw="40rem">
      <BackForm id={backForm} />
      <form {...form.formProps}>
        <Stack gap="lg">
          <StepHeading heading={heading} />
          {form.refusal ? (
            <FormRefused
              refusal={form.refusal}
              words={words.failed}
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
                <p>
                  {words.sentTo} <PhoneNumber e164={phoneNumber} />
                </p>
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
          <TextField
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
          <Group>
            <BackButton form={backForm} label={words.back} onBack={onBack} />
            <Button type="submit" size="lg" disabled={form.isSending}>
              {form.isSending ? words.pending : words.submit}
            </Button>
          </Group>
          {unfinished ? (
            <Group component="p">
              {words.alreadyVerified.text}
              <Button variant="subtle" onClick={() => onSignedIn(unfinished)}>
                {words.alreadyVerified.action}
              </Button>
            </Group>
          ) : null}
        </Stack>
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
    </Stack>
  );
}

const askEveryMs = 5_000;
/** Covers two minutes: later reports help no waiting visitor. */
const mostAnswers = 24;

function useUndelivered({ phoneNumber, isWaiting }: { phoneNumber: string; isWaiting: boolean }) {
  const utils = trpc.useUtils();
  const input = { phoneNumber };
  const { data } = trpc.developer.codeDelivery.useQuery(input, {
    enabled: isWaiting,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.isUndelivered || state.dataUpdateCount >= mostAnswers ? false : askEveryMs,
  });
  return {
    isUndelivered: data?.isUndelivered ?? false,
    forget: () => utils.developer.codeDelivery.setData(input, { isUndelivered: false }),
  };
}

function DemoCode({ code }: { code: string }) {
  const labelId = useId();
  return (
    <Paper variant="dashed" px="lg" py="md">
      <Text component="strong" variant="display">
        {words.demo.title}
      </Text>
      <Text c="dimmed" fz="sm">
        {words.demo.text}
      </Text>
      <Text c="dimmed" fz="sm">
        <span id={labelId}>{words.demo.codeLabel}</span>{' '}
        <Text
          component="output"
          variant="display"
          c="bright"
          fz="xl"
          lts="0.12em"
          aria-labelledby={labelId}
        >
          {code}
        </Text>
      </Text>
    </Paper>
  );
}
