import { Button, Group, Text } from '@mantine/core';
import { developerMessageContent } from '../../../content/developer-message.ts';
import { developerProfileContent as words } from '../../../content/developer-profile.ts';
import { errorCode } from '../../api/call-errors.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Section } from '../../components/Section.tsx';
import { usePostedForm } from '../../forms/posted-form-context.ts';
import { PageHead } from '../../page-head.tsx';

/** A message that was written here while the profile went, for its sender to keep. */
function UnsentMessage() {
  const posted = usePostedForm('message');
  if (!posted?.isRefused) return null;
  return (
    <>
      <p>{posted.message}</p>
      <p>{developerMessageContent.unsent}</p>
      <Text component="blockquote" inherit style={{ whiteSpace: 'pre-line' }}>
        {posted.values.message}
      </Text>
    </>
  );
}

/** In place of a profile that is not there, or could not be loaded. */
export function NotShown({ error }: { error: unknown }) {
  const { title, text, retry } = words.error;
  return (
    <Section label={title}>
      <PageHead title={title} canonicalPath={null} />
      <ErrorState
        title={title}
        level={1}
        drawing={errorCode(error) === 'NOT_FOUND' ? 'footprints' : undefined}
        action={
          <Group justify="center">
            <Button onClick={() => window.location.reload()}>{retry}</Button>
            <ButtonLink to={words.backToNetwork.to} variant="default">
              {words.backToNetwork.label}
            </ButtonLink>
            <ButtonLink to={words.home.to} variant="default">
              {words.home.label}
            </ButtonLink>
          </Group>
        }
      >
        <p>{text}</p>
        <UnsentMessage />
      </ErrorState>
    </Section>
  );
}
