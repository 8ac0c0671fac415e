import { fillAll } from '../../../../shared/content/texts/fill.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { ContentForm, type ExamplesOf } from './ContentForm.tsx';

interface KindEditorProps {
  kind: string;
  examplesOf: ExamplesOf;
  /** Gets what is typed, with the values of names filled in. */
  onType?: (value: unknown) => void;
  onSaved?: () => void;
  openPath?: string | undefined;
}

/** Loads a kind and its form. */
export function KindEditor({ kind, examplesOf, onType, onSaved, openPath }: KindEditorProps) {
  const form = trpc.admin.content.form.useQuery(
    { kind },
    // Never cached: the server refuses a save over an old version. Read again on request only: a new version replaces the form.
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <AdminList list={form} rowHeight="3rem">
      {form.data ? (
        <ContentForm
          key={form.data.saved.version}
          data={form.data}
          examples={examplesOf[kind]}
          onReload={() => void form.refetch()}
          onType={onType && ((value) => onType(fillAll(value, form.data.fillings)))}
          onSaved={onSaved}
          openPath={openPath}
        />
      ) : null}
    </AdminList>
  );
}
