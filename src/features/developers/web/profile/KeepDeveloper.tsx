import { Button, Container } from '@mantine/core';
import { keepingPath } from '../../addresses/shortlist-path.ts';
import { shortlistWords } from '../../words/shortlist-button.ts';
import { useCurrentDeveloper } from '../useCurrentDeveloper.ts';

/** Drawn by the server alone, so it is a plain link. */
export function KeepDeveloper({ developerId }: { developerId: number }) {
  const isOwn = useCurrentDeveloper()?.id === developerId;
  return isOwn ? null : (
    <Container className="screen-only" pt="lg">
      <Button component="a" href={keepingPath(developerId)} variant="default" size="sm">
        {shortlistWords.add}
      </Button>
    </Container>
  );
}
