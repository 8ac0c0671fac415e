import '@mantine/tiptap/styles.layer.css';
import '../../../../web/components/prose/post-blocks.css';
import { RichTextEditor } from '@mantine/tiptap';
import { Placeholder } from '@tiptap/extensions';
import { type Editor, useEditor } from '@tiptap/react';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import proseClasses from '../../../../web/components/prose/Prose.module.css';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import {
  PassageDialog,
  type Passage as SuggestedPassage,
} from '../../../generator/web/admin/suggestions/PassageDialog.tsx';
import { usePictureQueue } from '../../../media/web/admin/upload/usePictureQueue.ts';
import type { Passage } from '../../remarks.ts';
import { richTextContent as words } from '../../words/rich-text.ts';
import type { Finder } from '../find/finder.ts';
import { isRemarkKey } from '../remarks/remark-key.ts';
import type { TextStates } from '../text-history/text-history.ts';
import { BlockBar, BlockBars } from './blocks/BlockBar.tsx';
import { BlockHandle } from './blocks/BlockHandle.tsx';
import { LinkBlockDialog } from './blocks/LinkBlockDialog.tsx';
import { richTextExtensions } from './extensions.ts';
import { LinkDialog } from './links/LinkDialog.tsx';
import { richTextFinder } from './passages/find-in-rich-text.ts';
import { selectedPassage } from './passages/passage.ts';
import { remarkedPassage, showRemarks } from './passages/remark-marks.ts';
import { Paste } from './paste/paste.ts';
import { useAdoption } from './paste/useAdoption.ts';
import { ArrivalBar } from './pictures/ArrivalBar.tsx';
import { insertPictures, isInGallery } from './pictures/insert-pictures.ts';
import { lastArrival } from './pictures/last-arrival.ts';
import { PictureDialog } from './pictures/PictureDialog.tsx';
import { Uploads, uploadInto } from './pictures/uploads.ts';
import classes from './RichText.module.css';
import { SelectionBar } from './SelectionBar.tsx';
import type { BlockQuestion } from './slash/block-choices.ts';
import { SlashMenu } from './slash/slash-menu.ts';
import { Toolbar } from './Toolbar.tsx';
import { replay } from './text-states.ts';
import { type RichTextAccess, useWriting } from './useWriting.ts';

/** Heights of what sticks to the edges of the window, which the caret stays clear of. */
const stickyPx = { top: 130, right: 0, bottom: 90, left: 0 };

/** Pictures that were dropped or pasted together. */
interface Brought {
  count: number;
  /** Place of the first one in the text. */
  at: number;
}

interface RichTextProps {
  access: Ref<RichTextAccess>;
  /** Read on opening and after outside changes. */
  html: string;
  states: () => TextStates;
  error: ReactNode;
  /** Element that takes the toolbar. */
  toolPlace: HTMLElement | null;
  /** Never called on opening. */
  onChange: (html: string) => void;
  onFinder: (finder: Finder | null) => void;
  onFind: () => void;
  /** Passages of open remarks. */
  remarked: readonly Passage[];
  /** Gets null when no words are selected. */
  onRemark: (passage: Passage | null) => void;
}

function tellLostPictures(count: number): void {
  showToast({ title: words.paste.lostTitle, description: words.paste.lost(count) });
}

export function RichText(props: RichTextProps) {
  const { access, html, states, error, toolPlace, onChange, onFinder, onFind, remarked } = props;
  const [asked, setAsked] = useState<BlockQuestion | null>(null);
  const [askedAi, setAskedAi] = useState<{ passage: SuggestedPassage | null } | null>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const { queue } = usePictureQueue();
  const adopt = useAdoption(queue);
  const [extensions] = useState(() => [
    ...richTextExtensions,
    Placeholder.configure({ placeholder: words.placeholder }),
    SlashMenu.configure({
      onAsk: (question, target) => {
        if (question === 'ask') setAskedAi({ passage: selectedPassage(target) });
        else setAsked(question);
      },
    }),
    Uploads.configure({ queue }),
    Paste.configure({
      onFiles: (target, files, at) => {
        const areAlone = files.length > 1 && !isInGallery(target.state.doc, at);
        const arrival = areAlone ? lastArrival() : 'single';
        const first = uploadInto(target, queue, files, { at, arrival });
        setBrought(areAlone ? { count: files.length, at: first } : null);
      },
      onLostPictures: tellLostPictures,
      onFleetingPictures: adopt,
    }),
  ]);
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (isRemarkKey(event)) {
      remark();
      return true;
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
    // Saving needs the latest text.
    if (event.key === 's') flush();
    if (event.key !== 'k' && event.key !== 'f' && event.key !== 'j') return false;
    // The page binds these keys to its own search.
    event.stopPropagation();
    if (event.key === 'k') setAsked('link');
    else if (event.key === 'f') onFind();
    else askAi();
    return true;
  };
  const askAi = () => {
    if (editor) setAskedAi({ passage: selectedPassage(editor) });
  };
  const remark = () => {
    if (editor) props.onRemark(remarkedPassage(editor));
  };
  const editor = useEditor({
    extensions,
    content: states().states[0] ?? html,
    editorProps: {
      attributes: {
        // Typography of the published page.
        class: proseClasses.prose ?? '',
        'aria-label': words.label,
        'aria-multiline': 'true',
        role: 'textbox',
        dir: 'auto',
      },
      scrollMargin: stickyPx,
      scrollThreshold: stickyPx,
      handleKeyDown: (_view, event) => onKeyDown(event),
    },
  });
  const replayed = useRef<Editor | null>(null);
  const replayStates = useEffectEvent((target: Editor) => {
    // `useEditor` may replace an editor that never mounted.
    if (target.isDestroyed || replayed.current === target) return;
    replayed.current = target;
    replay(target, states());
  });
  useEffect(() => {
    if (editor) replayStates(editor);
  }, [editor]);
  const flush = useWriting(editor, html, onChange);
  useImperativeHandle(access, () => ({ flush }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: passages move with the text
  useEffect(() => {
    if (editor) showRemarks(editor, remarked);
  }, [editor, remarked, html]);
  const tellFinder = useEffectEvent(onFinder);
  useEffect(() => {
    tellFinder(editor ? richTextFinder(editor) : null);
    return () => tellFinder(null);
  }, [editor]);

  return (
    <div>
      <RichTextEditor
        editor={editor}
        withTypographyStyles={false}
        classNames={{ root: classes.root, content: classes.content, control: classes.control }}
      >
        {editor && toolPlace
          ? createPortal(<Toolbar editor={editor} onAsk={setAsked} />, toolPlace)
          : null}
        {error ? <p className={classes.error}>{error}</p> : null}
        <div className={classes.canvas}>
          <RichTextEditor.Content />
          {editor ? <BlockHandle editor={editor} /> : null}
        </div>
        <BlockBars>
          {editor && brought ? (
            <ArrivalBar
              key={`${brought.at} ${brought.count}`}
              {...brought}
              editor={editor}
              onClose={() => setBrought(null)}
            />
          ) : null}
          {editor ? <BlockBar editor={editor} onAsk={setAsked} /> : null}
        </BlockBars>
        {editor ? (
          <SelectionBar editor={editor} onAsk={setAsked} onAskAi={askAi} onRemark={remark} />
        ) : null}
      </RichTextEditor>
      {askedAi ? <PassageDialog {...askedAi} onClose={() => setAskedAi(null)} /> : null}
      {editor && asked ? (
        <BlockDialog editor={editor} asked={asked} onClose={() => setAsked(null)} />
      ) : null}
    </div>
  );
}

interface BlockDialogProps {
  editor: Editor;
  asked: BlockQuestion;
  onClose: () => void;
}

function BlockDialog({ editor, asked, onClose }: BlockDialogProps) {
  if (asked === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  if (asked !== 'picture' && asked !== 'gallery' && asked !== 'galleryPicture') {
    return <LinkBlockDialog editor={editor} kind={asked} onClose={onClose} />;
  }
  return (
    <PictureDialog
      onClose={onClose}
      onInsert={(pictures) => {
        onClose();
        insertPictures(editor, pictures, asked);
      }}
    />
  );
}
