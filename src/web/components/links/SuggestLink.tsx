import { paths } from '../../../shared/paths.ts';
import { suggestLinkWords as words } from '../../../shared/words/suggest-link.ts';
import { TallLink } from './TallLink.tsx';

interface SuggestLinkProps {
  kind: keyof typeof words.suggest;
  /** Slug of the entry that the page shows. Without one, the link suggests something new. */
  about?: string;
}

/** Leads to the form with kind and entry filled in. */
export function SuggestLink({ kind, about }: SuggestLinkProps) {
  return (
    <div className="screen-only">
      <TallLink to={paths.submitOf(kind, about)} rel="nofollow">
        {about ? words.correct : words.suggest[kind]}
      </TallLink>
    </div>
  );
}
