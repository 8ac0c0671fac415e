import { Link } from 'react-router-dom';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import type { SentCode } from '../../../shared/developer-signup.ts';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { FormRefused } from '../../forms/FormRefused.tsx';
import { usePublicForm } from '../../forms/usePublicForm.ts';
import { PhoneFields } from './PhoneFields.tsx';
import classes from './SignupStep.module.css';
import { StepHeading } from './StepHeading.tsx';
import type { SignupState } from './signup-state.ts';

const words = developerSignupContent.phone;
const failed = { title: words.failed.title, description: words.failed.text };
const emptyForm = { country: '', phoneNumber: '' };
/** Validation and the next step come with the first touch of the form, not with the page. */
const loadSending = () => import('./send-code.ts');
const loadNextStep = () => import('./CodeStep.tsx');

type PhoneStepProps = {
  /** The number that a code was sent to before, if any. */
  sentTo: SignupState;
  onSent: (sent: SentCode) => void;
  /** The code that was sent to the same number a moment ago is still good. */
  onStillWaiting: () => void;
  /** Left out where there is no way on without a new code. */
  onHaveCode?: () => void;
};

/** Step 1: the phone number. */
export function PhoneStep({ sentTo, onSent, onStillWaiting, onHaveCode }: PhoneStepProps) {
  const form = usePublicForm<SentCode | null>({
    name: 'phone',
    emptyValues: emptyForm,
    loadSending: async () => {
      const { validate, send } = (await loadSending()).phone;
      return {
        validate,
        send: async (values, signals) => {
          const isOnItsWay = values.phoneNumber?.trim() === sentTo.phoneNumber;
          return isOnItsWay && Date.now() < sentTo.resendAtMs ? null : send(values, signals);
        },
      };
    },
    onSent: (sent) => {
      if (!sent) return onStillWaiting();
      showToast({ title: words.sent.title, description: words.sent.text });
      onSent(sent);
    },
    onFailed: (error) =>
      showToast({
        title: words.failed.title,
        description: messageOf(error, words.failed.text),
        variant: 'destructive',
      }),
    refusedField: { name: 'phoneNumber', fallback: words.failed.text },
  });

  return (
    <form
      {...form.formProps}
      className={classes.step}
      onFocus={() => {
        void loadSending();
        void loadNextStep();
      }}
    >
      <StepHeading heading={words} />
      {form.refusal ? (
        <FormRefused
          refusal={form.refusal}
          words={failed}
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
      <div className={classes.actions}>
        <Button type="submit" size="lg" disabled={form.isSending}>
          {form.isSending ? words.pending : words.submit}
        </Button>
        {onHaveCode ? (
          <Link
            to={paths.developerSignupStep('code')}
            className={classes.haveCode}
            onClick={(event) => {
              event.preventDefault();
              onHaveCode();
            }}
          >
            {words.haveCode}
          </Link>
        ) : null}
      </div>
    </form>
  );
}
