import { Button, Group, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { paths } from '../../../shared/paths.ts';
import { hourOfAddress } from '../../../shared/time/answer-time.ts';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { showErrorToast, showToast } from '../../../web/components/toast/toast-store.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { CheckField } from '../../../web/forms/CheckField.tsx';
import { TextAreaField, TextField } from '../../../web/forms/Field.tsx';
import { FormRefused, FormSent } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { SelectField, type SelectOption } from '../../../web/forms/SelectField.tsx';
import { type FormSignals, usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { ownZone } from '../../../web/own-zone.ts';
import {
  budgetRanges,
  type EstimateRates,
  estimateOf,
  readEstimateCode,
} from '../../estimate/estimate.ts';
import type { ratesKind } from '../../estimate/rates.ts';
import { estimateContent } from '../../estimate/words/estimate.ts';
import { visitOrigin } from '../../traffic/web/visit.ts';
import { contactLimits, projectTypes } from '../contact-options.ts';
import type { contactKind } from '../words/contact.ts';
import { contactWords as words } from '../words/contact-words.ts';
import { ReceivedTitle } from './ReceivedTitle.tsx';

const { received } = words;
const { success, failure } = words.toasts;

const emptyForm = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  projectType: '',
  budgetRange: '',
  description: '',
  showToDevelopers: '',
  estimate: '',
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

/** The page has no API client. Schema and client load when the form is first touched. */
async function loadSending() {
  const [{ contactSchema }, { browserClient }] = await Promise.all([
    import('../contact.ts'),
    import('../../../web/api/ApiProvider.tsx'),
  ]);
  const send = (request: z.output<typeof contactSchema>, signals: FormSignals) =>
    browserClient().contact.submit.mutate({
      ...{ ...request, ...signals, visit: visitOrigin(), timeZone: ownZone() },
    });
  return { schema: contactSchema, send };
}

function options(placeholder: string, values: readonly string[]): SelectOption[] {
  return [{ value: '', label: placeholder, disabled: true }, ...values];
}

/** Loads a new document, because its headers keep the address secret. A router link would keep the headers of this page. */
function RequestLink({ requestKey }: { requestKey: string }) {
  return (
    <>
      <p>{received.linkNote}</p>
      <Button component="a" href={paths.request(requestKey)} variant="default">
        {received.link}
      </Button>
    </>
  );
}

function valuesOfEstimate(code: string | null, rates: EstimateRates) {
  const answers = readEstimateCode(code);
  if (!code || !answers) return undefined;
  const { budgetRange } = estimateOf(answers, rates);
  const description = `${estimateContent.sentence(answers, rates)}\n\n`;
  return { estimate: code, budgetRange, description };
}

/** A program filled these fields for the person who sends them. */
function valuesOfProgram(asked: URLSearchParams, rates: EstimateRates) {
  const about = asked.get('about')?.slice(0, contactLimits.about);
  if (!about) return undefined;
  const estimated = valuesOfEstimate(asked.get('estimate'), rates);
  return {
    ...estimated,
    projectType: projectTypes.find((type) => type === asked.get('type')) ?? '',
    description: `${estimated?.description ?? ''}${about}`,
  };
}

/** A search for developers that found nobody begins a brief. */
function valuesOfNeed(asked: string | null) {
  const need = asked?.trim().slice(0, contactLimits.need);
  return need ? { description: words.need(need), showToDevelopers: 'on' } : undefined;
}

export function ContactForm() {
  const [searchParams] = useSearchParams();
  const rates = useContent<typeof ratesKind>('estimate-rates');
  const { form: content } = useContent<typeof contactKind>('contact');
  const form = usePublicForm({
    name: 'contact',
    emptyValues: emptyForm,
    startValues:
      valuesOfProgram(searchParams, rates) ??
      valuesOfEstimate(searchParams.get('estimate'), rates) ??
      valuesOfNeed(searchParams.get('need')),
    loadSending,
    onSent: () => showToast(success),
    onFailed: (error) => {
      console.error(error);
      showErrorToast(failure);
    },
  });

  const { defaultValue: ticked, ...tick } = form.field('showToDevelopers');
  const { label, note } = words.showToDevelopers;
  const answerBy = form.answer?.answerBy ?? hourOfAddress(searchParams.get('by'));

  return (
    <form {...form.formProps} aria-labelledby="contact-form-title">
      <Stack gap="lg">
        <div>
          <h2 id="contact-form-title">{content.title}</h2>
          <Text c="dimmed" mt="xs">
            {content.intro}
          </Text>
        </div>
        {form.answer || form.wasSent ? (
          <FormSent title={<ReceivedTitle answerBy={answerBy} />} {...form.sentProps}>
            {form.wasSent ? (
              <div>
                <Text fw={600}>{success.title}</Text>
                <p>{success.description}</p>
              </div>
            ) : (
              <p>{received.text}</p>
            )}
            {form.answer?.requestKey ? <RequestLink requestKey={form.answer.requestKey} /> : null}
          </FormSent>
        ) : null}
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
          <Columns widths="1fr 1fr" from="xs" gap="lg" columnGap="lg">
            <TextField
              {...words.firstName}
              {...form.field('firstName')}
              autoComplete="given-name"
              maxLength={contactLimits.maxName}
              required
            />
            <TextField
              {...words.lastName}
              {...form.field('lastName')}
              autoComplete="family-name"
              maxLength={contactLimits.maxName}
              required
            />
          </Columns>
          <TextField
            {...words.email}
            {...form.field('email')}
            type="email"
            autoComplete="email"
            maxLength={contactLimits.maxEmail}
            required
          />
          <TextField
            {...words.company}
            label={
              <>
                {words.company.label}{' '}
                <Text span inherit c="dimmed" fw={400}>
                  {words.optionalNote}
                </Text>
              </>
            }
            {...form.field('company')}
            autoComplete="organization"
            maxLength={contactLimits.maxCompany}
          />
          <Columns widths="1fr 1fr" from="xs" gap="lg" columnGap="lg">
            <SelectField
              label={words.projectType.label}
              options={options(words.projectType.placeholder, projectTypes)}
              {...form.field('projectType')}
              required
            />
            <SelectField
              label={words.budgetRange.label}
              options={options(words.budgetRange.placeholder, budgetRanges)}
              {...form.field('budgetRange')}
              required
            />
          </Columns>
          <TextAreaField
            {...words.description}
            {...form.field('description')}
            maxLength={contactLimits.maxDescription}
            rows={7}
            required
          />
          <Stack gap="xxs">
            <CheckField {...tick} value="on" defaultChecked={ticked === 'on'} label={label} />
            <Text c="dimmed" fz="sm">
              {note}
            </Text>
          </Stack>
        </Fragment>
        <input type="hidden" {...form.startOf('estimate')} />
        <HiddenFields {...form.hiddenProps} />
        <Group gap="md">
          <Button type="submit" size="lg" disabled={form.isSending}>
            {form.isSending ? words.submitting : words.submit}
          </Button>
          <Text c="dimmed" fz="sm" flex="1 1 16rem">
            <InlineSentence text={content.privacyNote} />
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
