import { Button, Group, Text } from '@mantine/core';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { ButtonLink } from '../../../../web/components/ButtonLink.tsx';
import { ErrorState } from '../../../../web/components/ErrorState.tsx';
import { Section } from '../../../../web/components/Section.tsx';
import { usePostedForm } from '../../../../web/forms/posted-form-context.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import { developerMessageContent } from '../../../messages/words/developer-message.ts';
import { developerProfileContent as words } from '../../words/developer-profile.ts';

/**
 * Response to a form that was open when the profile was hidden or deleted. Shows the unsent message
 * again.
 */
function Refused() {
  const message = usePostedForm('message');
  const report = usePostedForm('report');
  return (
    <>
      {report?.isRefused ? <p>{report.message}</p> : null}
      {message?.isRefused ? (
        <>
          <p>{message.message}</p>
          <p>{developerMessageContent.unsent}</p>
          <Text component="blockquote" inherit dir="auto" style={{ whiteSpace: 'pre-line' }}>
            {message.values.message}
          </Text>
        </>
      ) : null}
    </>
  );
}

/** Shown when a profile is missing or failed to load. */
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
        <Refused />
      </ErrorState>
    </Section>
  );
}
