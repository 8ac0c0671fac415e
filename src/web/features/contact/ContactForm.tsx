import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { contactContent } from '../../../content/contact.ts';
import {
  budgetRanges,
  type ContactForm as ContactFormValues,
  contactLimits,
  contactSchema,
  projectTypes,
} from '../../../shared/contact.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { validateWith } from '../../form-validation.ts';
import { trpc } from '../../trpc.ts';
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

function options(placeholder: string, values: readonly string[]) {
  return [{ value: '', label: placeholder, disabled: true }, ...values];
}

/** The contact form: every fault shows under its field, a failed send keeps what was typed. */
export function ContactForm() {
  const form = useForm({ initialValues: emptyForm, validate: validateWith(contactSchema) });
  const shownAt = useRef(0);
  const hiddenField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const submit = trpc.contact.submit.useMutation({
    onSuccess() {
      form.reset();
      showToast(success);
    },
    onError(error) {
      console.error(error);
      if (error.data?.fieldErrors) {
        const first = Object.entries(error.data.fieldErrors).map(([field, messages]) => [
          field,
          messages[0],
        ]);
        form.setErrors(Object.fromEntries(first));
      }
      showToast({ ...failure, variant: 'destructive' });
    },
  });

  const send = (values: typeof emptyForm) => {
    const contact: ContactFormValues = contactSchema.parse(values);
    submit.mutate({
      ...contact,
      website: hiddenField.current?.value ?? '',
      fillTimeMs: performance.now() - shownAt.current,
    });
  };

  return (
    <form
      className={classes.form}
      noValidate
      aria-labelledby="contact-form-title"
      onSubmit={form.onSubmit(send, (errors) => {
        const field = Object.keys(emptyForm).find((name) => errors[name]);
        if (field) form.getInputNode(field)?.focus();
      })}
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
        description={words.optionalNote}
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
      <div className={classes.foot}>
        <Button type="submit" size="lg" disabled={submit.isPending}>
          {submit.isPending ? words.submitting : words.submit}
        </Button>
        <p>{words.privacyNote}</p>
      </div>
    </form>
  );
}
