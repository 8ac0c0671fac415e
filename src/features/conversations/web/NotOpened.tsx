import { Box, Button, Group } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { Link } from '../../../shared/words/types.ts';
import { errorCode, isBeyondLimit } from '../../../web/api/call-errors.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { ErrorState } from '../../../web/components/states/ErrorState.tsx';
import { TooManyPage } from '../../../web/error/ErrorPage.tsx';

type NotOpenedProps = {
  /** Null while the page is loading. */
  error: unknown;
  words: {
    missing: { title: string; text: string; contact: Link; home: Link };
    failed: { title: string; text: string; retry: string };
  };
  /** Form that uses the link up, and the words shown after it. */
  used?: { by: string; words: { title: string; text: string } };
};

export function NotOpened({ error, words, used }: NotOpenedProps) {
  const code = errorCode(error);
  const isMissing = code === 'NOT_FOUND' || code === 'BAD_REQUEST';
  const [searchParams] = useSearchParams();
  const spent = isMissing && searchParams.get('sent') === used?.by ? used : undefined;
  if (!error) return <Box mih="85vh" aria-busy />;
  if (isBeyondLimit(error)) return <TooManyPage />;
  const { title, text } = spent ? spent.words : isMissing ? words.missing : words.failed;
  return (
    <Section label={title}>
      <ErrorState
        title={title}
        level={1}
        drawing={isMissing ? 'key' : undefined}
        action={
          <Group justify="center">
            {isMissing ? (
              <ButtonLink to={words.missing.contact.to}>{words.missing.contact.label}</ButtonLink>
            ) : (
              <Button onClick={() => window.location.reload()}>{words.failed.retry}</Button>
            )}
            <ButtonLink to={words.missing.home.to} variant="default">
              {words.missing.home.label}
            </ButtonLink>
          </Group>
        }
      >
        <p id={spent && `${spent.by}-sent`}>{text}</p>
      </ErrorState>
    </Section>
  );
}
