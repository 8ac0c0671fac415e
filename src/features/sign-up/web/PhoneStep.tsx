import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import type { SectionHeading } from '../../../shared/words/types.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import type { SentCode } from '../phone-verification.ts';
import { developerSignupWords } from '../words/developer-signup-words.ts';
import { PhoneFields } from './PhoneFields.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { SignupState } from './signup-state.ts';

const words = developerSignupWords.phone;
const emptyForm = { country: '', phoneNumber: '' };
const loadNextStep = () => import('./code/CodeStep.tsx');

type PhoneStepProps = {
  /** Content of the page; a dialog, which stands on several pages, has words of its own. */
  heading?: SectionHeading;
  sentTo: SignupState;
  onSent: (sent: SentCode) => void;
  onStillWaiting: () => void;
  onHaveCode?: () => void;
};

export function PhoneStep(props: PhoneStepProps) {
  const { heading = words.heading, sentTo, onSent, onStillWaiting, onHaveCode } = props;
  const sending = trpc.developer.sendVerification.useMutation();
  const form = usePublicForm({
    name: 'phone',
    emptyValues: emptyForm,
    loadSending: async () => ({
      schema: (await import('../phone-verification.ts')).sendVerificationSchema,
      send: async (typed): Promise<SentCode | null> => {
        const isOnItsWay = typed.phoneNumber === sentTo.phoneNumber;
        return isOnItsWay && Date.now() < sentTo.resendAtMs ? null : sending.mutateAsync(typed);
      },
    }),
    onSent: (sent) => {
      if (!sent) return onStillWaiting();
      showToast(words.sent);
      onSent(sent);
    },
    onFailed: (error) => showFailure(error, words.failed),
    refusedField: { name: 'phoneNumber', fallback: words.failed.description },
  });

  return (
    <form
      {...form.formProps}
      onFocus={() => {
        form.formProps.onFocus();
        void loadNextStep();
      }}
    >
      <Stack gap="lg" maw="40rem">
        <StepHeading heading={heading} />
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.failed}
            fields={[{ name: 'phoneNumber', label: words.label, id: form.idOf('phoneNumber') }]}
            {...form.summaryProps}
          />
        ) : null}
        <PhoneFields
          country={form.field('country')}
          phoneNumber={form.field('phoneNumber')}
          knownNumber={sentTo.phoneNumber}
          note={words.note}
          setNumberError={(message) => form.setError('phoneNumber', message)}
        />
        <input type="hidden" name={formFields.name} value="phone" />
        <Text c="dimmed" fz="sm">
          <InlineSentence text={words.agreement} />
        </Text>
        <Group>
          <Button type="submit" size="lg" disabled={form.isSending}>
            {form.isSending ? words.pending : words.submit}
          </Button>
          {onHaveCode ? (
            <Button
              component={Link}
              variant="subtle"
              to={paths.developerSignupStep('code')}
              onClick={(event) => {
                event.preventDefault();
                onHaveCode();
              }}
            >
              {words.haveCode}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}
