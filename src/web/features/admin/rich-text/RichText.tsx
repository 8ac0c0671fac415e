import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useEditor } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { adminEditorContent } from '../../../../content/post-editing.ts';
import { richTextExtensions } from './extensions.ts';
import { PictureDialog } from './PictureDialog.tsx';
import classes from './RichText.module.css';
import { tidyHtml } from './tidy-html.ts';

const { content: words } = adminEditorContent;

interface RichTextProps {
  /** Read once, when rich text is opened. */
  html: string;
  error: ReactNode;
  /** Called only after something was changed here: opening it changes nothing. */
  onChange: (html: string) => void;
}

/** The content as it looks, with buttons for what posts are made of. */
export function RichText({ html, error, onChange }: RichTextProps) {
  const [isPictureOpen, setPictureOpen] = useState(false);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        'aria-label': words.richLabel,
        'aria-multiline': 'true',
        role: 'textbox',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(tidyHtml(changed.getHTML())),
  });

  return (
    <div>
      <RichTextEditor
        editor={editor}
        classNames={{ root: classes.root, content: classes.content, control: classes.control }}
      >
        <RichTextEditor.Toolbar className={classes.toolbar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.Code />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.CodeBlock />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
            <RichTextEditor.Control
              aria-label={words.picture.control}
              title={words.picture.control}
              onClick={() => setPictureOpen(true)}
            >
              <IconPhoto size={16} stroke={1.5} />
            </RichTextEditor.Control>
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {error ? <p className={classes.error}>{error}</p> : null}
      {isPictureOpen ? (
        <PictureDialog
          onClose={() => setPictureOpen(false)}
          onInsert={(picture) => {
            setPictureOpen(false);
            editor?.chain().focus().setImage(picture).run();
          }}
        />
      ) : null}
    </div>
  );
}
