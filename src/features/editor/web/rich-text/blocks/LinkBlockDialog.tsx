import { NativeSelect, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { paths } from '../../../../../shared/paths.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { videoIdOf, videoPlatform } from '../../../../../shared/words/video-platform.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { glossaryContent } from '../../../../glossary/words/glossary.ts';
import type { LinkBlockKind } from '../../../../posts/post-markup.ts';
import { tools } from '../../../../tools/words/tools.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { linkAddress } from '../links/link-address.ts';

const { linkBlock: words } = richTextContent;

interface LinkBlockDialogProps {
  editor: Editor;
  kind: LinkBlockKind;
  onClose: () => void;
}

const cards = {
  glossary: glossaryContent.terms.map(({ term, slug }) => ({
    value: paths.glossaryTerm(slug),
    label: term,
  })),
  tool: tools.map(({ name, slug }) => ({ value: paths.tool(slug), label: name })),
};

function addressFor(kind: LinkBlockKind, typed: string): string | null {
  if (kind !== 'video') return linkAddress(typed);
  const videoId = videoIdOf(linkAddress(typed) ?? '');
  return videoId && videoPlatform.watchUrl(videoId);
}

export function LinkBlockDialog({ editor, kind, onClose }: LinkBlockDialogProps) {
  const isCard = kind === 'glossary' || kind === 'tool';
  const options = isCard ? cards[kind] : [];
  const [typed, setTyped] = useState(options[0]?.value ?? '');
  const [label, setLabel] = useState('');
  const [isRefused, setRefused] = useState(false);

  const insert = () => {
    const href = addressFor(kind, typed);
    if (!href) return setRefused(true);
    const text = isCard ? options.find(({ value }) => value === href)?.label : label.trim();
    editor
      .chain()
      .focus()
      .insertContent({
        type: 'linkBlock',
        attrs: { kind, href },
        content: [{ type: 'text', text: text || words.labels[kind] }],
      })
      .run();
    onClose();
  };

  return (
    <Dialog
      title={words.titles[kind]}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        { label: words.insert, onChoose: insert, isDisabled: typed.trim() === '' },
      ]}
    >
      {isCard ? (
        <NativeSelect
          label={words.fields[kind]}
          value={typed}
          data={options}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : (
        <>
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
        </>
      )}
    </Dialog>
  );
}
