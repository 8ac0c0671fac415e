import { Box, Button, Group } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { NotOpened } from '../../requests/web/page/NotOpened.tsx';
import type { NudgePage } from '../nudges.ts';
import { nudgePageContent as words } from '../words/nudges.ts';

type AnswerButtonProps = {
  name: 'confirmAddress' | 'stopNudges';
  label: string;
  variant: 'filled' | 'default';
  nudgeKey: string;
  send: () => Promise<unknown>;
};

/** A form, because opening the page changes nothing. */
function AnswerButton({ name, label, variant, nudgeKey, send }: AnswerButtonProps) {
  const form = usePublicForm({
    name,
    emptyValues: {},
    loadSending: async () => ({ schema: z.object({}), send }),
    // Loads a new document, as the form does without scripts.
    onSent: () => window.location.assign(paths.formSent(paths.nudges(nudgeKey), name)),
    onFailed: (error) => showFailure(error, words.failed),
  });
  return (
    <form {...form.formProps}>
      {form.refusal ? (
        <FormRefused
          refusal={form.refusal}
          words={words.failed}
          fields={[]}
          {...form.summaryProps}
        />
      ) : null}
      <input type="hidden" name={formFields.name} value={name} />
      <Button type="submit" variant={variant} disabled={form.isSending}>
        {form.isSending ? words.sending : label}
      </Button>
    </form>
  );
}

function OpenedNudges({ nudgeKey, page }: { nudgeKey: string; page: NudgePage }) {
  const confirming = trpc.developer.nudges.page.confirm.useMutation();
  const stopping = trpc.developer.nudges.page.stop.useMutation();
  const { title, intro } = words.states[page.state];
  const isUnconfirmed = page.state === 'unconfirmed';
  return (
    <CompactHero
      hero={{ eyebrow: words.eyebrow, title, intro: intro(page.mailAddress) }}
      tone="sky"
      contours={2}
    >
      <Group id={page.state === 'off' ? 'stopNudges-sent' : undefined}>
        {isUnconfirmed ? (
          <AnswerButton
            name="confirmAddress"
            label={words.confirm}
            variant="filled"
            nudgeKey={nudgeKey}
            send={() => confirming.mutateAsync({ key: nudgeKey })}
          />
        ) : null}
        {page.state === 'off' ? (
          <ButtonLink to={words.network.to} variant="default">
            {words.network.label}
          </ButtonLink>
        ) : (
          <AnswerButton
            name="stopNudges"
            label={isUnconfirmed ? words.decline : words.stop}
            variant={isUnconfirmed ? 'default' : 'filled'}
            nudgeKey={nudgeKey}
            send={() => stopping.mutateAsync({ key: nudgeKey })}
          />
        )}
      </Group>
    </CompactHero>
  );
}

/**
 * Page on which the owner of an address confirms it or stops the mail. The key in the address gives
 * access.
 */
function NudgesPage() {
  const { key: nudgeKey = '' } = useParams();
  const page = trpc.developer.nudges.page.byKey.useQuery({ key: nudgeKey });
  return (
    <>
      <PageHead {...words.meta} canonicalPath={null} isAddressSecret />
      {page.data ? (
        <OpenedNudges nudgeKey={nudgeKey} page={page.data} />
      ) : page.isError ? (
        <NotOpened
          error={page.error}
          words={words.notOpened}
          used={{ by: 'confirmAddress', words: words.confirmed }}
        />
      ) : (
        <Box mih="85vh" aria-busy />
      )}
    </>
  );
}

export const Component = withApi(NudgesPage);
