import { Button, Drawer, Stack, Text } from '@mantine/core';
import { useContext, useMemo, useState } from 'react';
import { entryName } from '../../../../shared/addresses/content-entries.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { AdminSessionContext } from '../../../../web/admin/admin-session.ts';
import { withApi } from '../../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { useSessionEnd } from '../../../../web/api/useSessionEnd.ts';
import { knownContent } from '../../../../web/content/known-content.ts';
import { ContentContext } from '../../../../web/content/published-content.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { SignInDialog } from '../../../accounts/web/admin/session/SignInDialog.tsx';
import { editPageWords as words } from '../../words/edit-page.ts';
import { KindEditor } from '../admin/KindEditor.tsx';
import classes from './PageEditor.module.css';
import type { TextPlace, TextSource } from './texts-on-page.ts';
import { useTextOutlines } from './useTextOutlines.ts';

interface PageEditorProps {
  /** Kinds of content that the page shows. */
  kinds: readonly string[];
  /** The entry whose page it is. */
  entry: { entries: string; slug: string } | null;
}

const nothing: readonly TextSource[] = [];
const noEntry = { entries: '', slug: '' };

/** The button of a signed-in owner, and the drawer that it opens. */
function PageEditor({ kinds, entry }: PageEditorProps) {
  const me = trpc.admin.me.useQuery();
  const [isOpen, setOpen] = useState(false);
  const { hasEnded, report, renew } = useSessionEnd();
  const admin = me.data;
  if (!admin || !roleMay(admin.role, 'editContent')) return null;
  if (!isOpen) {
    return (
      <Button className={`${classes.opener} screen-only`} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
    );
  }
  return (
    <AdminSessionContext value={{ admin, reportEnded: report, signInCount: 0 }}>
      <EditDrawer {...{ kinds, entry }} onClose={() => setOpen(false)} />
      {hasEnded ? <SignInDialog username={admin.username} onSignedIn={renew} /> : null}
    </AdminSessionContext>
  );
}

/** The page shows what is typed until the drawer closes. */
function EditDrawer({ kinds, entry, onClose }: PageEditorProps & { onClose: () => void }) {
  const utils = trpc.useUtils();
  const places = trpc.admin.content.entryPlaces.useQuery(entry ?? noEntry, {
    enabled: entry !== null,
    staleTime: 0,
  });
  const ofEntry = places.data ?? nothing;
  const { data: editable } = trpc.admin.content.list.useQuery();
  const [published, setPublished] = useState(() => knownContent.get());
  const [place, setPlace] = useState<TextPlace>({ kind: kinds[0] ?? '', path: '' });
  const shown = useContext(ContentContext);
  const ofPage = useMemo(
    () =>
      (editable ?? []).filter(
        ({ kind }) => kinds.includes(kind) || ofEntry.some((one) => one.kind === kind),
      ),
    [editable, kinds, ofEntry],
  );
  const textsOfPage = useMemo(
    () => [
      ...ofEntry,
      ...ofPage
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind }) => ({ kind, path: '', value: shown[kind] })),
    ],
    [ofEntry, ofPage, kinds, shown],
  );

  /** The page of an entry does not hold the kinds that it is made of. */
  const refresh = async () => {
    if (entry) {
      const name = entryName(entry.entries, entry.slug);
      knownContent.change((await utils.client.content.query({ kinds: name })).values);
      await places.refetch();
    }
    setPublished(knownContent.get());
  };

  /** The draft is kept; the page shows what is published again. */
  const leave = (go: () => void) => {
    knownContent.change(published);
    go();
  };
  const open = (next: TextPlace) => {
    if (next.kind === place.kind) setPlace(next);
    else leave(() => setPlace(next));
  };
  useTextOutlines(textsOfPage, open);

  return (
    <Drawer
      opened
      position="right"
      size="34rem"
      title={words.title}
      zIndex={250}
      withOverlay={false}
      trapFocus={false}
      lockScroll={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': words.close, size: 'lg' }}
      attributes={{ header: { role: 'presentation' } }}
      onClose={() => leave(onClose)}
    >
      <Stack data-editing-page>
        <Text c="dimmed">{words.intro}</Text>
        <SelectField
          label={words.kind}
          value={place.kind}
          options={ofPage.map(({ kind, title }) => ({ value: kind, label: title }))}
          onChange={(event) => open({ kind: event.currentTarget.value, path: '' })}
        />
        <KindEditor
          key={place.kind}
          kind={place.kind}
          examplesOf={{}}
          openPath={place.path}
          onType={(value) => knownContent.change({ [place.kind]: value })}
          onSaved={() => void refresh()}
        />
      </Stack>
    </Drawer>
  );
}

export default withApi(PageEditor);
