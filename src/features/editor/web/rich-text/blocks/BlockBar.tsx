import { Group, NativeSelect, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect, useState } from 'react';
import { codeLanguages } from '../../../../posts/code-languages.ts';
import { calloutKinds, pictureWidthNames } from '../../../../posts/post-markup.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { linkAddress } from '../links/link-address.ts';
import type { BlockQuestion } from '../slash/block-choices.ts';
import classes from './BlockBar.module.css';

const { blockBar: words } = richTextContent;

const blockNames = [
  'pictureFigure',
  'image',
  'linkBlock',
  'callout',
  'codeBlock',
  'table',
] as const;
type BlockName = (typeof blockNames)[number];

interface BarProps {
  editor: Editor;
  onAsk: (asked: BlockQuestion) => void;
  attributes: Record<string, unknown>;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Bars of blocks stay in view below the text, so that showing one never shifts the cursor. */
export function BlockBars({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}

/** Stands in `BlockBars`. */
export function BlockBar({ editor, onAsk }: Pick<BarProps, 'editor' | 'onAsk'>) {
  const shown = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const name = blockNames.find((one) => now.isActive(one));
      return name ? { name, attributes: now.getAttributes(name) } : null;
    },
  });
  if (!shown) return null;
  const Bar = bars[shown.name];
  return (
    <Group role="toolbar" aria-label={words.label} gap="sm" p="xs" align="flex-end">
      <Bar editor={editor} attributes={shown.attributes} onAsk={onAsk} />
    </Group>
  );
}

const bars: Record<BlockName, (props: BarProps) => ReactNode> = {
  pictureFigure: PictureBar,
  image: PlainPictureBar,
  linkBlock: LinkBlockBar,
  callout: CalloutBar,
  codeBlock: CodeBar,
  table: TableBar,
};

interface AttributeFieldProps {
  label: string;
  value: string;
  /** @returns an error message, or undefined */
  onChange: (value: string) => string | undefined;
}

/** Commits on blur, so that one edit is one undo step. */
function AttributeField({ label, value, onChange }: AttributeFieldProps) {
  const [typed, setTyped] = useState(value);
  const [fault, setFault] = useState<string>();
  useEffect(() => setTyped(value), [value]);
  const commit = () => setFault(typed === value ? undefined : onChange(typed));
  return (
    <TextInput
      label={label}
      value={typed}
      error={fault}
      flex="1 1 14rem"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
    />
  );
}

type AltFieldProps = Pick<BarProps, 'editor' | 'attributes'> & { node: 'image' | 'pictureFigure' };

function AltField({ editor, attributes, node }: AltFieldProps) {
  return (
    <AttributeField
      label={words.alt}
      value={asText(attributes.alt)}
      onChange={(alt) => {
        editor.commands.updateAttributes(node, { alt });
        return undefined;
      }}
    />
  );
}

function PictureBar({ editor, attributes, onAsk }: BarProps) {
  return (
    <>
      <AltField editor={editor} attributes={attributes} node="pictureFigure" />
      <NativeSelect
        label={words.width}
        value={asText(attributes.shownWidth)}
        data={[
          { value: '', label: words.widths.text },
          ...pictureWidthNames.map((value) => ({ value, label: words.widths[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          editor.commands.updateAttributes('pictureFigure', { shownWidth: value || null })
        }
      />
      {editor.isActive('gallery') ? (
        <RichTextEditor.Control className={classes.worded} onClick={() => onAsk('galleryPicture')}>
          {words.addPicture}
        </RichTextEditor.Control>
      ) : null}
    </>
  );
}

function PlainPictureBar({ editor, attributes }: BarProps) {
  return (
    <>
      <AltField editor={editor} attributes={attributes} node="image" />
      <RichTextEditor.Control
        className={classes.worded}
        onClick={() =>
          editor.chain().focus().insertContent({ type: 'pictureFigure', attrs: attributes }).run()
        }
      >
        {words.addCaption}
      </RichTextEditor.Control>
    </>
  );
}

function LinkBlockBar({ editor, attributes }: BarProps) {
  return (
    <AttributeField
      label={words.address}
      value={asText(attributes.href)}
      onChange={(typed) => {
        const href = linkAddress(typed);
        if (!href) return richTextContent.link.refused;
        editor.commands.updateAttributes('linkBlock', { href });
        return undefined;
      }}
    />
  );
}

function CalloutBar({ editor, attributes }: BarProps) {
  return (
    <NativeSelect
      label={words.kind}
      value={asText(attributes.kind)}
      data={calloutKinds.map((value) => ({ value, label: words.kinds[value] }))}
      onChange={({ currentTarget: { value: kind } }) =>
        editor.commands.updateAttributes('callout', { kind })
      }
    />
  );
}

function CodeBar({ editor, attributes }: BarProps) {
  const language = asText(attributes.language);
  const others = language && !codeLanguages.some((known) => known === language) ? [language] : [];
  return (
    <NativeSelect
      label={words.language}
      value={language}
      data={[{ value: '', label: words.noLanguage }, ...codeLanguages, ...others]}
      onChange={({ currentTarget: { value } }) =>
        editor.commands.updateAttributes('codeBlock', { language: value || null })
      }
    />
  );
}

function TableBar() {
  return (
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.TableRowBefore />
      <RichTextEditor.TableRowAfter />
      <RichTextEditor.TableRowDelete />
      <RichTextEditor.TableColumnBefore />
      <RichTextEditor.TableColumnAfter />
      <RichTextEditor.TableColumnDelete />
      <RichTextEditor.TableToggleHeaderRow />
      <RichTextEditor.TableMergeCells />
      <RichTextEditor.TableSplitCell />
      <RichTextEditor.TableDelete />
    </RichTextEditor.ControlsGroup>
  );
}
