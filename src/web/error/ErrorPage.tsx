import { Button, Group } from '@mantine/core';
import { paths } from '../../shared/paths.ts';
import { errorPageContent } from '../../shared/words/error-page.ts';
import { ButtonLink } from '../components/links/ButtonLink.tsx';
import { Section } from '../components/sections/Section.tsx';
import { ErrorState } from '../components/states/ErrorState.tsx';

/** Loads the document again, unless there is no line: then the browser would show a page of its own instead of ours. */
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

/** A page that failed to load or to draw: a chunk that is gone after a release, or a fault of ours. */
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

/** Stands for a page whose data was refused, because too many were opened from the same network. */
export function TooManyPage() {
  return <ErrorPage words={errorPageContent.tooMany} />;
}
