import { Group } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { ChipList } from '../../../web/components/text/ChipList.tsx';
import { formatLongDate } from '../../../web/format.ts';
import { ConfirmForm } from '../../../web/forms/ConfirmForm.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { NotOpened } from '../../conversations/web/NotOpened.tsx';
import type { SavedSearchPage as Opened } from '../saved-searches.ts';
import { savedSearchContent as words } from '../words/saved-search-page.ts';

function OpenedSearch({ searchKey, page }: { searchKey: string; page: Opened }) {
  const confirming = trpc.developer.searches.confirm.useMutation();
  const stopping = trpc.developer.searches.stop.useMutation();
  const { mailAddress, isConfirmed, endsAt, filters, directory } = page;
  const address = paths.savedSearch(searchKey);
  const hero = isConfirmed
    ? {
        title: words.confirmed.title,
        intro: words.confirmed.intro(mailAddress, formatLongDate(endsAt)),
      }
    : { title: words.unconfirmed.title, intro: words.unconfirmed.intro(mailAddress) };
  return (
    <CompactHero hero={{ eyebrow: words.eyebrow, ...hero }} tone="sky" contours={2}>
      <ChipList label={words.filters} items={filters} />
      <Group mt="md" id={isConfirmed ? 'confirmSearch-sent' : undefined}>
        <ConfirmForm
          name="confirmSearch"
          page={address}
          words={{ ...words, label: isConfirmed ? words.keep : words.confirm }}
          send={() => confirming.mutateAsync({ key: searchKey })}
        />
        <ConfirmForm
          name="stopSearch"
          page={address}
          words={{ ...words, label: isConfirmed ? words.stop : words.decline }}
          variant="default"
          send={() => stopping.mutateAsync({ key: searchKey })}
        />
        <ButtonLink to={directory} variant="default">
          {words.list}
        </ButtonLink>
      </Group>
    </CompactHero>
  );
}

/** The key in the address is the only authorization. */
function SavedSearchPage() {
  const { key: searchKey = '' } = useParams();
  const page = trpc.developer.searches.byKey.useQuery({ key: searchKey });
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isAddressSecret />
      {page.data ? (
        <OpenedSearch searchKey={searchKey} page={page.data} />
      ) : (
        <NotOpened
          error={page.error}
          words={words.notOpened}
          used={{ by: 'stopSearch', words: words.stopped }}
        />
      )}
    </>
  );
}

export const Component = withApi(SavedSearchPage);
