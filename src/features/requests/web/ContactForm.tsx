import { Button, Group, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { paths } from '../../../shared/paths.ts';
import { hourOfAddress } from '../../../shared/time/answer-time.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
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
import { budgetRanges } from '../../estimate/estimate.ts';
import type { ratesKind } from '../../estimate/rates.ts';
import { visitOrigin } from '../../traffic/web/visit.ts';
import { contactLimits, projectTypes } from '../contact-options.ts';
import type { contactKind } from '../words/contact.ts';
import { contactWords as words } from '../words/contact-words.ts';
import { EstimateFold } from './EstimateFold.tsx';
import { ReceivedTitle } from './ReceivedTitle.tsx';
import { startValuesOf } from './start-values.ts';

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
function NextStep({ requestKey }: { requestKey: string | null | undefined }) {
  if (!requestKey) return <ButtonLink to={paths.examples}>{received.examples}</ButtonLink>;
  return (
    <Button component="a" href={paths.request(requestKey)}>
      {received.link}
    </Button>
  );
}

export function ContactForm() {
  const [searchParams] = useSearchParams();
  const rates = useContent<typeof ratesKind>('estimate-rates');
  const { form: content } = useContent<typeof contactKind>('contact');
  const [code, setCode] = useState<string | null>(null);
  const form = usePublicForm({
    name: 'contact',
    emptyValues: emptyForm,
    startValues: startValuesOf(searchParams, rates),
    loadSending,
    onSent: () => {
      setCode(null);
      showToast(success);
    },
    onFailed: (error) => {
      console.error(error);
      showErrorToast(failure);
    },
  });

  const [clearError] = useState(() => (name: string) => form.setError(name, null));
  const startCode = form.startOf('estimate').defaultValue ?? '';
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
          <FormSent
            title={<ReceivedTitle answerBy={answerBy} />}
            next={<NextStep requestKey={form.answer?.requestKey} />}
            more={
              form.answer?.requestKey ? (
                <Text fz="sm" c="dimmed">
                  {received.linkNote}
                </Text>
              ) : null
            }
            {...form.sentProps}
          >
            {form.wasSent ? (
              <div>
                <Text fw={600}>{success.title}</Text>
                <p>{success.description}</p>
              </div>
            ) : (
              <p>{received.text}</p>
            )}
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
        {/* Enter in a field sends the form, though another button comes first. */}
        <button type="submit" hidden />
        <Fragment key={form.fieldsKey}>
          <EstimateFold
            line={content.estimate}
            isOpen={form.startOf('show').defaultValue === 'range'}
            code={startCode}
            onTaken={setCode}
            onFilled={clearError}
          />
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
        <input type="hidden" name="estimate" value={code ?? startCode} />
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
