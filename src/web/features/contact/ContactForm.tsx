import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { Fragment } from 'react';
import { contactContent } from '../../../content/contact.ts';
import { budgetRanges, contactLimits, projectTypes } from '../../../shared/contact-options.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { FormRefused } from '../../forms/FormRefused.tsx';
import { FormSent } from '../../forms/FormSent.tsx';
import { HiddenFields } from '../../forms/HiddenFields.tsx';
import { usePublicForm } from '../../forms/usePublicForm.ts';
import classes from './ContactForm.module.css';

const words = contactContent.form;
const { success, failure } = contactContent.toasts;

const emptyForm = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  projectType: '',
  budgetRange: '',
  description: '',
};
const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'company',
  'projectType',
  'budgetRange',
  'description',
] as const;

/** Validation and the API client come with the first touch of the form, not with the page. */
const loadSending = () => import('./send-contact-request.ts');

function options(placeholder: string, values: readonly string[]) {
  return [{ value: '', label: placeholder, disabled: true }, ...values];
}

/** The contact form: every fault shows under its field, a failed send keeps what was typed. */
export function ContactForm() {
  const form = usePublicForm({
    name: 'contact',
    emptyValues: emptyForm,
    loadSending,
    onSent: () => showToast(success),
    onFailed: (error) => {
      console.error(error);
      showToast({ ...failure, variant: 'destructive' });
    },
  });

  return (
    <form {...form.formProps} className={classes.form} aria-labelledby="contact-form-title">
      <div>
        <h2 id="contact-form-title">{words.title}</h2>
        <p className={classes.intro}>{words.intro}</p>
      </div>
      {form.wasSent ? <FormSent words={success} {...form.sentProps} /> : null}
      {form.refusal ? (
        <FormRefused
          refusal={form.refusal}
          words={failure}
          fields={fieldNames.map((name) => ({
            name,
            label: words[name].label,
            id: form.idOf(name),
          }))}
          {...form.summaryProps}
        />
      ) : null}
      <Fragment key={form.fieldsKey}>
        <div className={classes.pair}>
          <TextInput
            {...words.firstName}
            {...form.field('firstName')}
            autoComplete="given-name"
            maxLength={contactLimits.maxName}
            required
            size="md"
          />
          <TextInput
            {...words.lastName}
            {...form.field('lastName')}
            autoComplete="family-name"
            maxLength={contactLimits.maxName}
            required
            size="md"
          />
        </div>
        <TextInput
          {...words.email}
          {...form.field('email')}
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
          {...form.field('company')}
          autoComplete="organization"
          maxLength={contactLimits.maxCompany}
          size="md"
        />
        <div className={classes.pair}>
          <NativeSelect
            label={words.projectType.label}
            data={options(words.projectType.placeholder, projectTypes)}
            {...form.field('projectType')}
            required
            size="md"
          />
          <NativeSelect
            label={words.budgetRange.label}
            data={options(words.budgetRange.placeholder, budgetRanges)}
            {...form.field('budgetRange')}
            required
            size="md"
          />
        </div>
        <Textarea
          {...words.description}
          {...form.field('description')}
          maxLength={contactLimits.maxDescription}
          rows={7}
          required
          size="md"
        />
      </Fragment>
      <HiddenFields {...form.hiddenProps} />
      <div className={classes.foot}>
        <Button type="submit" size="lg" disabled={form.isSending}>
          {form.isSending ? words.submitting : words.submit}
        </Button>
        <p>{words.privacyNote}</p>
      </div>
    </form>
  );
}
