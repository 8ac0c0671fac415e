import { Button, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ExternalLink } from '../../../web/components/links/ExternalLink.tsx';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import type { RequestBriefs } from '../briefs.ts';
import { requestBriefsContent } from '../words/briefs.ts';

const words = requestBriefsContent.choice;
const { anonymous, facts } = requestBriefsContent;

interface DeveloperChoiceProps {
  requestKey: string;
  candidates: RequestBriefs['candidates'];
}

export function DeveloperChoice({ requestKey, candidates }: DeveloperChoiceProps) {
  const utils = trpc.useUtils();
  const again = () => utils.contact.briefs.list.invalidate({ key: requestKey });
  const choice = trpc.contact.briefs.choose.useMutation();
  const form = usePublicForm({
    name: 'choice',
    emptyValues: { briefId: '' },
    loadSending: async () => ({
      schema: (await import('../briefs.ts')).briefChoiceSchema,
      send: async (chosen) => {
        await choice.mutateAsync({ ...chosen, key: requestKey });
        await again();
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => {
      showFailure(error, words.failed);
      void again();
    },
  });
  const { id: firstId, error } = form.field('briefId');
  return (
    <form {...form.formProps} aria-labelledby="developer-choice">
      <Stack gap="sm">
        <Title order={3} size="h5" id="developer-choice">
          {words.title}
        </Title>
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.failed}
            fields={[{ name: 'briefId', label: words.legend, id: firstId }]}
            {...form.summaryProps}
          />
        ) : null}
        <fieldset>
          <legend className="visually-hidden">{words.legend}</legend>
          <ul className="ruled">
            {candidates.map(({ briefId, developerId, developerName, ...rest }, index) => {
              const name = developerName || anonymous;
              return (
                <Stack key={briefId} component="li" gap="xxs" py="xs" fz="sm">
                  <label className="check">
                    <input
                      type="radio"
                      name="briefId"
                      value={briefId}
                      id={index === 0 ? firstId : undefined}
                      aria-describedby={error ? `${firstId}-error` : undefined}
                    />
                    <span>
                      <NamedSentence sentence={words.choose} name={name} />
                    </span>
                  </label>
                  <Text inherit c="dimmed">
                    {facts(rest.country, rest.yearStartedCoding)}
                  </Text>
                  {rest.word ? (
                    <Text
                      inherit
                      dir="auto"
                      style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                    >
                      {rest.word}
                    </Text>
                  ) : null}
                  <ExternalLink href={paths.developerProfile(developerId)}>
                    {words.profile(name)}
                  </ExternalLink>
                </Stack>
              );
            })}
          </ul>
          {error ? (
            <Text c="var(--mantine-color-error)" fz="sm" id={`${firstId}-error`}>
              {error}
            </Text>
          ) : null}
        </fieldset>
        <Text fz="sm">{words.note}</Text>
        <input type="hidden" name={formFields.name} value="choice" />
        <div>
          <Button type="submit" disabled={form.isSending}>
            {form.isSending ? words.submitting : words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
