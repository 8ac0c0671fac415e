import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { useSearchGroups } from '../../../../search/web/useSearchGroups.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import classes from './LinkDialog.module.css';
import { headingEntries, linkAddress, linkToEdit, putLink } from './link-address.ts';

const { link: words } = richTextContent;

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [before] = useState(() => linkToEdit(editor));
  const [headings] = useState(() => headingEntries(editor));
  const [typed, setTyped] = useState(before.href);
  const [text, setText] = useState(before.text);
  const [isRefused, setRefused] = useState(false);
  const address = linkAddress(typed);
  const { query, groups } = useSearchGroups(address ? '' : typed);

  const put = (href: string, title = '') => {
    putLink(editor, before, href, text.trim() || title);
    onClose();
  };
  const apply = () => {
    if (address) put(address);
    else setRefused(true);
  };
  const wanted = query.toLowerCase();
  const foundHeadings = headings.filter(({ title }) => title.toLowerCase().includes(wanted));
  const found = [
    { id: 'headings', title: words.headings, entries: foundHeadings },
    ...(query ? groups : []),
  ].filter(({ entries }) => entries.length > 0);

  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        ...(before.href
          ? [
              {
                label: words.remove,
                onChoose: () => {
                  const { from, to } = before;
                  editor.chain().focus().setTextSelection({ from, to }).unsetLink().run();
                  onClose();
                },
              },
            ]
          : []),
        { label: words.apply, onChoose: apply, isDisabled: typed.trim() === '' },
      ]}
    >
      <TextInput
        label={words.field}
        description={words.hint}
        value={typed}
        error={isRefused ? words.refused : undefined}
        data-autofocus
        spellCheck={false}
        onChange={(event) => {
          setRefused(false);
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <TextInput
        label={words.text}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {address || found.length === 0 ? null : (
        <section aria-label={words.results} className={classes.results}>
          <Stack gap="xs">
            {found.map((group) => (
              <div key={group.id}>
                <Text fz="xs" fw={600} c="dimmed">
                  {group.title}
                </Text>
                {group.entries.map((entry) => (
                  <UnstyledButton
                    key={`${entry.to} ${entry.title}`}
                    className={classes.result}
                    onClick={() => put(entry.to, entry.title)}
                  >
                    <Text span fw={500}>
                      <bdi>{entry.title}</bdi>
                    </Text>{' '}
                    <Text span display="block" fz="xs" c="dimmed" lineClamp={1}>
                      {entry.description || entry.to}
                    </Text>
                  </UnstyledButton>
                ))}
              </div>
            ))}
          </Stack>
        </section>
      )}
    </Dialog>
  );
}
