import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { ListFilter } from '../../../../web/admin/ListFilter.tsx';
import type { ListAddress } from '../../../../web/admin/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { type MediaItem, mediaFilterSchema } from '../../media-library.ts';
import { mediaContent as words } from '../../words/media.ts';
import { MediaGrid } from './MediaGrid.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { UploadList } from './UploadList.tsx';
import { useKeptUploads } from './useKeptUploads.ts';

interface MediaBrowserProps {
  label: string;
  address: ListAddress;
  onMove: (part: Partial<ListAddress>) => void;
  onChoose: (item: MediaItem) => void;
  /** Ids of the selected pictures, when several are allowed. */
  chosen?: readonly string[];
}

export function MediaBrowser(props: MediaBrowserProps) {
  const { label, address, onMove, onChoose, chosen } = props;
  const filter = mediaFilterSchema.safeParse(address.status).data ?? 'all';
  const media = trpc.admin.media.list.useQuery(
    { search: address.search, filter, page: address.page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const { queue, pictures } = useKeptUploads();
  const isFiltered = address.search !== '' || filter !== 'all';
  const empty = isFiltered ? words.empty.filtered : words.empty.none;
  const items = media.data?.items ?? [];
  return (
    <>
      <Stack mb="lg">
        <PictureDrop takes="many" onFiles={(files) => queue.add(files)} />
        <UploadList queue={queue} pictures={pictures} />
      </Stack>
      <ListFilter
        address={address}
        onChange={onMove}
        words={words}
        summary={media.data ? words.count(media.data.total) : ''}
      />
      <AdminList
        list={media}
        rowHeight="10rem"
        drawing={isFiltered ? 'search' : 'notebook'}
        empty={media.data && items.length === 0 ? empty : null}
        pager={{ of: media.data, page: address.page, onPage: (page) => onMove({ page }) }}
      >
        {items.length > 0 ? (
          <MediaGrid {...{ label, items, onChoose, chosen }} isStale={media.isPlaceholderData} />
        ) : null}
      </AdminList>
    </>
  );
}
