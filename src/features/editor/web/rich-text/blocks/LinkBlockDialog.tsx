import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../../../shared/paths.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { videoIdOf, videoPlatform } from '../../../../../shared/words/video-platform.ts';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { readContent } from '../../../../../web/content/load-content.ts';
import type { glossaryTermsKind } from '../../../../glossary/words/glossary-terms.ts';
import type { LinkBlockKind } from '../../../../posts/post-markup.ts';
import type { toolsKind } from '../../../../tools/words/tools.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { linkAddress } from '../links/link-address.ts';

const { linkBlock: words } = richTextContent;

interface LinkBlockDialogProps {
  editor: Editor;
  kind: LinkBlockKind;
  onClose: () => void;
}

export function LinkBlockDialog({ kind, ...props }: LinkBlockDialogProps) {
  return kind === 'glossary' || kind === 'tool' ? (
    <CardDialog kind={kind} {...props} />
  ) : (
    <AddressDialog kind={kind} {...props} />
  );
}

type CardKind = Extract<LinkBlockKind, 'glossary' | 'tool'>;

interface Card {
  value: string;
  label: string;
}

async function cardsOf(kind: CardKind): Promise<Card[]> {
  if (kind === 'tool') {
    const { tools } = await readContent<typeof toolsKind>('tools');
    return tools.map(({ name, slug }) => ({ value: paths.tool(slug), label: name }));
  }
  const { terms } = await readContent<typeof glossaryTermsKind>('glossary-terms');
  return terms.map(({ term, slug }) => ({ value: paths.glossaryTermPage(slug), label: term }));
}

function CardDialog({ editor, kind, onClose }: LinkBlockDialogProps & { kind: CardKind }) {
  const cards = useQuery({ queryKey: ['link-cards', kind], queryFn: () => cardsOf(kind) });
  const options = cards.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const card = options.find(({ value }) => value === chosen) ?? options[0];
  const insert = () => {
    if (!card) return;
    insertBlock(editor, { kind, href: card.value, text: card.label });
    onClose();
  };
  return (
    <BlockDialog {...{ kind, onClose }} onInsert={insert} isReady={card !== undefined}>
      <AdminList list={cards} rowHeight="3rem">
        {card ? (
          <NativeSelect
            label={words.fields[kind]}
            value={card.value}
            data={options}
            data-autofocus
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        ) : null}
      </AdminList>
    </BlockDialog>
  );
}

function addressFor(kind: LinkBlockKind, typed: string): string | null {
  if (kind !== 'video') return linkAddress(typed);
  const videoId = videoIdOf(linkAddress(typed) ?? '');
  return videoId && videoPlatform.watchUrl(videoId);
}

type AddressKind = Exclude<LinkBlockKind, CardKind>;

function AddressDialog({ editor, kind, onClose }: LinkBlockDialogProps & { kind: AddressKind }) {
  const [typed, setTyped] = useState('');
  const [label, setLabel] = useState('');
  const [isRefused, setRefused] = useState(false);
  const insert = () => {
    const href = addressFor(kind, typed);
    if (!href) return setRefused(true);
    insertBlock(editor, { kind, href, text: label.trim() });
    onClose();
  };
  return (
    <BlockDialog {...{ kind, onClose }} onInsert={insert} isReady={typed.trim() !== ''}>
      <TextInput
        label={words.fields[kind]}
        value={typed}
        error={isRefused ? words.refused[kind] : undefined}
        inputMode="url"
        data-autofocus
        onChange={(event) => {
          setRefused(false);
          setTyped(event.currentTarget.value);
        }}
      />
      <TextInput
        label={words.label}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
    </BlockDialog>
  );
}

interface BlockDialogProps {
  kind: LinkBlockKind;
  isReady: boolean;
  onInsert: () => void;
  onClose: () => void;
  children: ReactNode;
}

function BlockDialog({ kind, isReady, onInsert, onClose, children }: BlockDialogProps) {
  return (
    <Dialog
      title={words.titles[kind]}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        { label: words.insert, onChoose: onInsert, isDisabled: !isReady },
      ]}
    >
      {children}
    </Dialog>
  );
}

interface LinkBlock {
  kind: LinkBlockKind;
  href: string;
  text: string;
}

function insertBlock(editor: Editor, { kind, href, text }: LinkBlock): void {
  editor
    .chain()
    .focus()
    .insertContent({
      type: 'linkBlock',
      attrs: { kind, href },
      content: [{ type: 'text', text: text || words.labels[kind] }],
    })
    .run();
}
