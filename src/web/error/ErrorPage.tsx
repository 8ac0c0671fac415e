import { Button, Group } from '@mantine/core';
import { paths } from '../../shared/paths.ts';
import { errorPageContent } from '../../shared/words/error-page.ts';
import { ButtonLink } from '../components/links/ButtonLink.tsx';
import { Section } from '../components/sections/Section.tsx';
import { ErrorState } from '../components/states/ErrorState.tsx';

/** Reloads the document, unless the browser is offline: it would then show an error page of its own. */
export async function loadAgain(): Promise<void> {
  try {
    await fetch(paths.health, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}

interface ErrorPageProps {
  words?: { title: string; text: string };
}

/** Shown when a page failed to load or render: a chunk is missing after a release, or the code has a fault. */
export function ErrorPage({ words: { title, text } = errorPageContent }: ErrorPageProps) {
  return (
    <Section label={title}>
      <ErrorState
        level={1}
        title={title}
        action={
          <Group justify="center">
            <Button onClick={() => void loadAgain()}>{errorPageContent.reload}</Button>
            <ButtonLink to={paths.home} variant="default">
              {errorPageContent.home}
            </ButtonLink>
          </Group>
        }
      >
        <p>{text}</p>
      </ErrorState>
    </Section>
  );
}

export function TooManyPage() {
  return <ErrorPage words={errorPageContent.tooMany} />;
}
