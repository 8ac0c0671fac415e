import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { formFields } from '../../../shared/posted-form.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { CheckField } from '../../../web/forms/CheckField.tsx';
import { TextAreaField, TextField } from '../../../web/forms/Field.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { RadioField } from '../../../web/forms/RadioField.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { testimonialLimits, testimonialRatings } from '../testimonial-options.ts';
import type { TestimonialPage } from '../testimonials.ts';
import { testimonialPageContent } from '../words/testimonial-page.ts';

const words = testimonialPageContent.form;

interface TestimonialFormProps {
  testimonialKey: string;
  testimonial: TestimonialPage;
}

export function TestimonialForm({ testimonialKey, testimonial }: TestimonialFormProps) {
  const { brand } = useIdentity();
  const { firstName, lastName, quote, role, rating, state } = testimonial;
  const { byKey } = trpc.useUtils().contact.testimonials;
  const writing = trpc.contact.testimonials.write.useMutation();
  const form = usePublicForm({
    name: 'testimonial',
    emptyValues: { quote: '', author: '', role: '', rating: '', consent: '' },
    startValues: {
      ...{ quote, role, author: testimonial.author || `${firstName} ${lastName}`.trim() },
      rating: rating === 0 ? '' : String(rating),
    },
    loadSending: async () => ({
      schema: (await import('../testimonials.ts')).testimonialFormSchema,
      send: async (written) => {
        await writing.mutateAsync({ ...written, key: testimonialKey });
        await byKey.invalidate({ key: testimonialKey });
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => {
      showFailure(error, words.failed);
      void byKey.invalidate({ key: testimonialKey });
    },
  });
  const stars = form.field('rating');
  const { defaultValue: _unticked, ...consent } = form.field('consent');
  return (
    <Card p="var(--site-panel-space)">
      <form {...form.formProps} aria-labelledby="testimonial-words">
        <Stack gap="md">
          <Title order={2} size="h3" id="testimonial-words">
            {words.title}
          </Title>
          {form.refusal ? (
            <FormRefused
              refusal={form.refusal}
              words={words.failed}
              fields={[
                { name: 'quote', label: words.quote.label, id: form.idOf('quote') },
                { name: 'author', label: words.author.label, id: form.idOf('author') },
                { name: 'role', label: words.role.label, id: form.idOf('role') },
                { name: 'rating', label: words.rating.label, id: stars.id },
                { name: 'consent', label: words.consent(brand), id: form.idOf('consent') },
              ]}
              {...form.summaryProps}
            />
          ) : null}
          <TextAreaField
            {...words.quote}
            {...form.field('quote')}
            rows={6}
            maxLength={testimonialLimits.maxQuote}
            required
          />
          <TextField
            {...words.author}
            {...form.field('author')}
            autoComplete="name"
            maxLength={testimonialLimits.maxAuthor}
            required
          />
          <TextField
            {...words.role}
            {...form.field('role')}
            autoComplete="organization-title"
            maxLength={testimonialLimits.maxRole}
          />
          <RadioField
            {...stars}
            legend={
              <Text component="legend" inherit fw={600} p={0}>
                {words.rating.label}
              </Text>
            }
            options={testimonialRatings.map((value) => ({
              value,
              label: words.rating.stars(value),
            }))}
            isInRow
          />
          <CheckField {...consent} value="on" label={words.consent(brand)} />
          <input type="hidden" name={formFields.name} value="testimonial" />
          <Group>
            <Button type="submit" disabled={form.isSending}>
              {form.isSending ? words.submitting : state === 'asked' ? words.submit : words.change}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
