import { Button, Card, Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { ChipList } from '../../../web/components/text/ChipList.tsx';
import { TextField } from '../../../web/forms/Field.tsx';
import { FormRefused, FormSent } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { usePostedForm } from '../../../web/forms/posted-form-context.ts';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { saveSearchContent as words } from '../words/save-search-page.ts';

function SaveSearchForm({ search }: { search: string }) {
  const saving = trpc.developer.searches.save.useMutation();
  const form = usePublicForm({
    name: 'savedSearch',
    emptyValues: { email: '', search },
    loadSending: async () => ({
      schema: (await import('../saved-searches.ts')).savedSearchFormSchema,
      send: (values, signals) => saving.mutateAsync({ ...values, ...signals }),
    }),
    onSent: () => {},
    onFailed: (error) => showFailure(error, words.failed),
  });
  // First: after a post without scripts, the address has no filters any more.
  if (form.answer || form.wasSent) {
    return (
      <FormSent title={words.sent.title} {...form.sentProps}>
        <p>{words.sent.text}</p>
      </FormSent>
    );
  }
  if (search === '') {
    return (
      <>
        <Text>{words.noFilters.text}</Text>
        <ButtonLink to={paths.exploreDevelopers}>{words.noFilters.action}</ButtonLink>
      </>
    );
  }
  return (
    <form {...form.formProps} aria-label={words.submit}>
      <Stack gap="md" align="stretch">
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.failed}
            fields={[{ name: 'email', label: words.email.label, id: form.idOf('email') }]}
            {...form.summaryProps}
          />
        ) : null}
        <TextField
          {...words.email}
          {...form.field('email')}
          type="email"
          autoComplete="email"
          required
        />
        <input type="hidden" name="search" value={search} />
        <HiddenFields {...form.hiddenProps} />
        <Text fz="sm" c="dimmed">
          {words.note} <PageLink to={paths.privacy}>{words.privacy}</PageLink>
        </Text>
        <div>
          <Button type="submit" disabled={form.isSending}>
            {form.isSending ? words.submitting : words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function SaveSearchPage() {
  const [searchParams] = useSearchParams();
  const posted = usePostedForm('savedSearch');
  const asked = posted?.values.search ?? String(searchParams);
  const { data } = trpc.developer.searches.read.useQuery({ search: asked });
  const { filters = [], directory = paths.exploreDevelopers, search = asked } = data ?? {};
  return (
    <>
      <PageHead {...words.meta} canonicalPath={null} isNarrowed />
      <CompactHero hero={words.hero} contours={2} />
      <Section label={words.filters} width="narrow">
        <Card p="var(--site-panel-space)">
          <Stack gap="lg">
            <h2>{words.filters}</h2>
            {filters.length > 0 ? (
              <>
                <ChipList label={words.filters} items={filters} />
                <PageLink to={directory}>{words.change}</PageLink>
              </>
            ) : null}
            <SaveSearchForm search={search} />
          </Stack>
        </Card>
      </Section>
    </>
  );
}

export const Component = withApi(SaveSearchPage);
