import { Stack } from '@mantine/core';
import type { ContentKind } from '../../../../shared/content-kind.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { TabHeading } from '../../../../web/admin/list/TabHeading.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { contentWords as words } from '../../words/content.ts';
import { ContentForm } from './ContentForm.tsx';

export function ContentTab({ kinds }: { kinds: readonly ContentKind[] }) {
  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <Stack gap="3xl">
        {kinds.map((kind) => (
          <KindOfContent key={kind.name} kind={kind} />
        ))}
      </Stack>
    </>
  );
}

function KindOfContent({ kind }: { kind: ContentKind }) {
  const saved = trpc.admin.content.get.useQuery(
    { kind: kind.name },
    // Never cached: the server refuses a save over an old version. Read again on request only: a new version replaces the form.
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <AdminList list={saved} rowHeight="3rem">
      {saved.data ? (
        <ContentForm
          key={saved.data.version}
          kind={kind}
          saved={saved.data}
          onReload={() => void saved.refetch()}
        />
      ) : null}
    </AdminList>
  );
}
