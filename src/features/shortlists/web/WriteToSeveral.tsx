import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { shortlistLimits } from '../../developers/addresses/shortlist-path.ts';
import { shortlistMessageContent as words } from '../words/shortlist-message.ts';
import { ShortlistForm } from './ShortlistForm.tsx';

/** Drawn by the server alone on a first visit: its form is posted to the page then. */
export function WriteToSeveral() {
  const { developers: named = '' } = useParams();
  const { data } = trpc.developer.shortlist.read.useQuery({ developers: named });
  const developers = data?.developers.slice(0, shortlistLimits.sideBySide) ?? [];
  const need = developers.map(({ name, id }) => words.brief.developer(name, id)).join(', ');
  return (
    <>
      <Section tone="sky" heading={words} layout="split" edge={3}>
        <ShortlistForm developers={developers} />
      </Section>
      <Section label={words.brief.title} space="snug">
        <Stack gap="sm" align="flex-start" maw="var(--site-measure)">
          <h2>{words.brief.title}</h2>
          <p>{words.brief.text}</p>
          <ButtonLink to={paths.contactWithNeed(need)} variant="default">
            {words.brief.action}
          </ButtonLink>
        </Stack>
      </Section>
    </>
  );
}
