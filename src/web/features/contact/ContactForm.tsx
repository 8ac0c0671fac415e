import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { contactContent } from '../../../content/contact.ts';
import { budgetRanges, contactLimits, projectTypes } from '../../../shared/contact-options.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import classes from './ContactForm.module.css';

const words = contactContent.form;
const { success, failure } = contactContent.toasts;

const emptyForm = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  projectType: '',
  description: '',
  budgetRange: '',
};

/** Validation and the API client come with the first touch of the form, not with the page. */
const loadSending = () => import('./send-contact-request.ts');

function options(placeholder: string, values: readonly string[]) {
  return [{ value: '', label: placeholder, disabled: true }, ...values];
}

/** The contact form: every fault shows under its field, a failed send keeps what was typed. */
export function ContactForm() {
  const form = useForm({ initialValues: emptyForm });
  const [isSending, setIsSending] = useState(false);
  const shownAtMs = useRef(0);
  const hiddenField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    shownAtMs.current = performance.now();
  }, []);

  const showErrors = (errors: Record<string, string>) => {
    form.setErrors(errors);
    const field = Object.keys(emptyForm).find((name) => errors[name]);
    if (field) form.getInputNode(field)?.focus();
  };

  const send = async (values: typeof emptyForm) => {
    setIsSending(true);
    try {
      const { sendContactRequest } = await loadSending();
      const outcome = await sendContactRequest(values, {
        website: hiddenField.current?.value ?? '',
        fillTimeMs: performance.now() - shownAtMs.current,
      });
      if (outcome.errors) {
        showErrors(outcome.errors);
        if (!outcome.reachedServer) return;
        showToast({ ...failure, variant: 'destructive' });
      } else {
        form.reset();
        showToast(success);
      }
    } catch (error) {
      console.error(error);
      showToast({ ...failure, variant: 'destructive' });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form
      className={classes.form}
      noValidate
      aria-labelledby="contact-form-title"
      onFocus={() => void loadSending()}
      onSubmit={form.onSubmit((values) => void send(values))}
    >
      <div>
        <h2 id="contact-form-title">{words.title}</h2>
        <p className={classes.intro}>{words.intro}</p>
      </div>
      <div className={classes.pair}>
        <TextInput
          {...words.firstName}
          {...form.getInputProps('firstName')}
          autoComplete="given-name"
          maxLength={contactLimits.maxName}
          required
          size="md"
        />
        <TextInput
          {...words.lastName}
          {...form.getInputProps('lastName')}
          autoComplete="family-name"
          maxLength={contactLimits.maxName}
          required
          size="md"
        />
      </div>
      <TextInput
        {...words.email}
        {...form.getInputProps('email')}
        type="email"
        autoComplete="email"
        maxLength={contactLimits.maxEmail}
        required
        size="md"
      />
      <TextInput
        {...words.company}
        label={
          <>
            {words.company.label} <span className={classes.optional}>{words.optionalNote}</span>
          </>
        }
        {...form.getInputProps('company')}
        autoComplete="organization"
        maxLength={contactLimits.maxCompany}
        size="md"
      />
      <div className={classes.pair}>
        <NativeSelect
          label={words.projectType.label}
          data={options(words.projectType.placeholder, projectTypes)}
          {...form.getInputProps('projectType')}
          required
          size="md"
        />
        <NativeSelect
          label={words.budgetRange.label}
          data={options(words.budgetRange.placeholder, budgetRanges)}
          {...form.getInputProps('budgetRange')}
          required
          size="md"
        />
      </div>
      <Textarea
        {...words.description}
        {...form.getInputProps('description')}
        maxLength={contactLimits.maxDescription}
        rows={7}
        required
        size="md"
      />
      <label className="visually-hidden" aria-hidden="true">
        {words.honeypotLabel}
        <input ref={hiddenField} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <noscript>
        <p className={classes.withoutScript}>{words.withoutScript}</p>
      </noscript>
      <div className={classes.foot}>
        <Button type="submit" size="lg" disabled={isSending}>
          {isSending ? words.submitting : words.submit}
        </Button>
        <p>{words.privacyNote}</p>
      </div>
    </form>
  );
}
