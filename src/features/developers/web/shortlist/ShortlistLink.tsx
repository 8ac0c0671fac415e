import { PageLink } from '../../../../web/components/PageLink.tsx';
import { shortlistPath } from '../../addresses/shortlist-path.ts';
import { shortlistWords } from '../../words/directory/shortlist-button.ts';
import { useKeptIds } from './kept-developers.ts';

/** Leads to the shortlist once somebody is on it. */
export function ShortlistLink() {
  const ids = useKeptIds();
  return ids.length > 0 ? (
    <PageLink to={shortlistPath(ids)}>{shortlistWords.list(ids.length)}</PageLink>
  ) : null;
}
