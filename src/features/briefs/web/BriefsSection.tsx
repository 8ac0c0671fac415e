import { Card, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ButtonLink } from '../../../web/components/ButtonLink.tsx';
import { NamedSentence } from '../../../web/components/NamedSentence.tsx';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import type { RequestSectionProps } from '../../requests/web/page/request-section.ts';
import { requestBriefsContent as words } from '../words/briefs.ts';
import { DeveloperChoice } from './DeveloperChoice.tsx';
import { Showing } from './Showing.tsx';

/** Whether developers of the network may read the request, who would like to do it, and who was chosen. */
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
