import { AspectRatio, Badge, Image, SimpleGrid, Stack, Text, UnstyledButton } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { pictureSources, type StoredPicture } from '../../../../shared/media/media.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { ChooseRow } from '../../../../web/admin/list/several/SelectionBar.tsx';
import {
  type RowSelection,
  type Selection,
  useSelection,
} from '../../../../web/admin/list/several/useSelection.ts';
import type { ListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { readAgain } from '../../../../web/api/read-again.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { isUnderWay } from '../../../../web/pictures/picture-queue.ts';
import {
  libraryUpload,
  type MediaItem,
  mediaFilterSchema,
  mediaSortSchema,
} from '../../media-library.ts';
import { mediaContent as words } from '../../words/media.ts';
import classes from './MediaBrowser.module.css';
import { PictureDrop } from './upload/PictureDrop.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useLibraryUploads } from './upload/useLibraryUploads.ts';
import { usePictureQueue } from './upload/usePictureQueue.ts';
import { useStored } from './upload/useStored.ts';

interface MediaBrowserProps {
  label: string;
  address: ListAddress;
  onMove: (part: Partial<ListAddress>) => void;
  onChoose: (item: MediaItem) => void;
  chosen?: readonly string[];
  /** Takes one file only, and gets its picture as soon as it is stored. */
  onUpload?: ((picture: StoredPicture) => void) | undefined;
  /** What is done with several pictures, which have checkboxes then. */
  Foot?: ComponentType<{ items: readonly MediaItem[]; selection: RowSelection<string> }>;
}

export function MediaBrowser(props: MediaBrowserProps) {
  const { label, address, onMove, onChoose, chosen, onUpload, Foot } = props;
  const filter = mediaFilterSchema.safeParse(address.status).data ?? 'all';
  const sort = mediaSortSchema.safeParse(address.sort).data;
  const media = trpc.admin.media.list.useQuery(
    { search: address.search, filter, sort, page: address.page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const { queue, pictures, add } = useUploads(onUpload);
  const isFiltered = address.search !== '' || filter !== 'all';
  const items = media.data?.items ?? [];
  const changeable = items.filter(({ mayChange }) => mayChange);
  const selection = useSelection(changeable.map(({ id }) => id));
  return (
    <>
      <Stack mb="lg">
        <PictureDrop takes={onUpload ? 'one' : 'many'} onFiles={add} />
        <UploadList queue={queue} pictures={pictures} />
      </Stack>
      <AdminList
        {...pagedList({
          place: { address, change: onMove },
          ...{ words, of: media.data },
          summary: media.data ? words.count(media.data.total) : '',
        })}
        isFiltered={isFiltered}
        list={media}
        rowHeight="10rem"
        empty={media.data && items.length === 0 ? words.empty : null}
        foot={Foot ? <Foot items={changeable} selection={selection} /> : null}
      >
        {items.length > 0 ? (
          <MediaGrid
            {...{ label, items, onChoose, chosen }}
            selection={Foot && selection}
            isStale={media.isPlaceholderData}
          />
        ) : null}
      </AdminList>
    </>
  );
}

/** Pause between two looks at the list while many pictures arrive. */
const refreshPauseMs = 2_000;

function useUploads(onUpload: MediaBrowserProps['onUpload']) {
  const utils = trpc.useUtils();
  const refresh = useThrottledCallback(() => readAgain(utils.admin.media.list), refreshPauseMs);
  const library = useLibraryUploads();
  const own = usePictureQueue(libraryUpload);
  const uploads = onUpload ? own : library;
  useStored(uploads.pictures, (picture) => {
    refresh();
    onUpload?.(picture);
  });
  const { queue, pictures } = uploads;
  return {
    ...uploads,
    add: (files: readonly File[]) => {
      if (!pictures.some(({ state }) => isUnderWay(state))) queue.forgetDone();
      queue.add(files);
    },
  };
}

interface MediaGridProps {
  label: string;
  items: readonly MediaItem[];
  isStale: boolean;
  onChoose: (item: MediaItem) => void;
  chosen?: readonly string[] | undefined;
  selection: Selection<string> | undefined;
}

function MediaGrid({ label, items, isStale, onChoose, chosen, selection }: MediaGridProps) {
  const placeOf = (id: string) => (chosen?.indexOf(id) ?? -1) + 1;
  return (
    <SimpleGrid
      component="ul"
      aria-label={label}
      cols={{ base: 2, xs: 3, md: 4, lg: 6 }}
      spacing="md"
      opacity={isStale ? 0.6 : 1}
      aria-busy={isStale}
    >
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <UnstyledButton
            w="100%"
            bdrs="md"
            className={classes.choice}
            aria-pressed={chosen && placeOf(item.id) > 0}
            onClick={() => onChoose(item)}
          >
            {placeOf(item.id) > 0 ? (
              <Badge className={classes.place} circle size="lg">
                {placeOf(item.id)}
              </Badge>
            ) : null}
            <AspectRatio ratio={4 / 3} mb="xs">
              <Image
                src={item.url}
                srcSet={pictureSources(item.url)?.webpSrcSet}
                sizes="(min-width: 64em) 12em, (min-width: 40em) 30vw, 46vw"
                alt=""
                loading="lazy"
                radius="md"
                style={{ objectPosition: `${item.focusX}% ${item.focusY}%` }}
              />
            </AspectRatio>
            <Text fz="sm" truncate>
              {item.name || words.unnamed}
            </Text>
            <Text fz="xs" c="dimmed">
              {words.usedIn(item.postCount, item.contentCount)}
            </Text>
          </UnstyledButton>
          {selection && item.mayChange ? (
            <div className={classes.box}>
              <ChooseRow id={item.id} name={item.name || words.unnamed} selection={selection} />
            </div>
          ) : null}
        </li>
      ))}
    </SimpleGrid>
  );
}
