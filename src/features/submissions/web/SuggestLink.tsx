import { Container } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import type { SubmissionKind } from '../submission-options.ts';
import { suggestLinkWords as words } from '../words/suggest-link-words.ts';

interface SuggestLinkProps {
  kind: SubmissionKind;
  /** Slug of the entry that the page shows. Without one, the link suggests something new. */
  about?: string;
}

/** Leads to the form with kind and entry filled in. */
export function SuggestLink({ kind, about }: SuggestLinkProps) {
  return (
    <Container className="screen-only" py="md">
      <TallLink to={paths.submitOf(kind, about)} rel="nofollow">
        {about ? words.correct : words.suggest[kind]}
      </TallLink>
    </Container>
  );
}
