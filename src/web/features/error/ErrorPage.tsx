import { errorPageContent } from '../../../content/error-page.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { loadAgain } from './load-again.ts';

/** A page that failed to load or to draw: a chunk that is gone after a release, or a fault of ours. */
export function ErrorPage() {
  return (
    <ErrorState
      level={1}
      title={errorPageContent.title}
      action={
        <>
          <Button onClick={() => void loadAgain()}>{errorPageContent.reload}</Button>
          <ButtonLink to={paths.home} variant="secondary">
            {errorPageContent.home}
          </ButtonLink>
        </>
      }
    >
      <p>{errorPageContent.text}</p>
    </ErrorState>
  );
}
