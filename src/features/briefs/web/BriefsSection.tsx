import { Box, Button, Card, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import type { RequestSectionProps } from '../../requests/web/page/request-section.ts';
import { requestBriefsContent, requestBriefsContent as words } from '../words/briefs.ts';
import { DeveloperChoice } from './DeveloperChoice.tsx';

export function BriefsSection({ requestKey }: RequestSectionProps) {
  const { data } = trpc.contact.briefs.list.useQuery(
    { key: requestKey },
    { refetchOnWindowFocus: 'always' },
  );
  if (!data) return null;
  const { isShown, askedCount, candidates, chosen } = data;
  const chosenName = chosen?.developerName || words.anonymous;
  return (
    <Card component="section" aria-labelledby="developers">
      <Stack gap="sm">
        <Title order={2} size="h4" id="developers">
          {words.title}
        </Title>
        {chosen ? (
          <>
            <SentNote name="choice" words={words.choice.sent} />
            <Text fz="sm">
              <NamedSentence sentence={words.chosen.text} name={chosenName} />
            </Text>
            <div>
              <ButtonLink to={`${paths.developerProfile(chosen.developerId)}#message-form`}>
                {words.chosen.write(chosenName)}
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <Text fz="sm">{isShown ? words.showing.isOn : words.showing.isOff}</Text>
            {askedCount > 0 ? <Text fz="sm">{words.asked(askedCount)}</Text> : null}
            {candidates.length > 0 ? (
              <DeveloperChoice requestKey={requestKey} candidates={candidates} />
            ) : null}
            <Showing requestKey={requestKey} isShown={isShown} />
          </>
        )}
      </Stack>
    </Card>
  );
}

const showingWords = requestBriefsContent.showing;

function Showing({ requestKey, isShown }: { requestKey: string; isShown: boolean }) {
  const utils = trpc.useUtils();
  const showing = trpc.contact.briefs.show.useMutation();
  const form = usePublicForm({
    name: 'showing',
    emptyValues: { isShown: '' },
    loadSending: async () => ({
      schema: (await import('../briefs.ts')).showingFormSchema,
      send: async (wanted) => {
        await showing.mutateAsync({ ...wanted, key: requestKey });
        await utils.contact.briefs.list.invalidate({ key: requestKey });
      },
    }),
    onSent: () => {},
    onFailed: (error) => showFailure(error, showingWords.failed),
  });
  return (
    <form {...form.formProps}>
      {form.refusal ? (
        <FormRefused
          refusal={form.refusal}
          words={showingWords.failed}
          fields={[]}
          {...form.summaryProps}
        />
      ) : null}
      {form.wasSent ? (
        <Box className="barred" role="status" mb="sm" {...form.sentProps}>
          <Text fw={600}>{isShown ? showingWords.started : showingWords.stopped}</Text>
        </Box>
      ) : null}
      <input type="hidden" name="isShown" value={isShown ? 'off' : 'on'} />
      <input type="hidden" name={formFields.name} value="showing" />
      <Button
        type="submit"
        variant={isShown ? 'subtle' : 'default'}
        h="auto"
        py="xs"
        disabled={form.isSending}
        styles={{ label: { whiteSpace: 'normal' } }}
      >
        {isShown ? showingWords.stop : showingWords.start}
      </Button>
    </form>
  );
}
