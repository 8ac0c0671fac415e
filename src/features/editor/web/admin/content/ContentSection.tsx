import { Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Passage as SuggestedPassage } from '../../../../generator/web/admin/suggestions/PassageDialog.tsx';
import { textareaPassage } from '../../../../generator/web/admin/suggestions/textarea-passage.ts';
import { postLimits } from '../../../../posts/posts.ts';
import type { Passage } from '../../../remarks.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { FindBar } from '../../find/FindBar.tsx';
import type { TextPlace } from '../../find/finder.ts';
import { passageInHtml } from '../../remarks/passage-places.ts';
import { isRemarkKey } from '../../remarks/remark-key.ts';
import type { RichTextAccess } from '../../rich-text/useWriting.ts';
import { useTextHistory } from '../../text-history/useTextHistory.ts';
import { growsByStyle } from '../field-growth.ts';
import { ShownPreview } from '../HtmlPreview.tsx';
import { usePreview } from '../usePreview.ts';
import classes from './ContentSection.module.css';
import { LeftOut } from './LeftOut.tsx';
import { LossDialog } from './LossDialog.tsx';
import { TextTools } from './TextTools.tsx';
import { useFind } from './useFind.ts';
import { useWritingFace } from './useWritingFace.ts';

const { content: words } = adminEditorContent;
const leastRows = 16;

const PassageDialog = lazy(async () => ({
  default: (await import('../../../../generator/web/admin/suggestions/PassageDialog.tsx'))
    .PassageDialog,
}));

const RichText = lazy(async () => ({
  default: (await import('../../rich-text/RichText.tsx')).RichText,
}));

export interface TextAccess {
  /** @returns false when the place does not exist */
  show: (place: TextPlace) => boolean;
  focus: () => void;
  /** Hands over what rich text has not written yet. */
  flush: () => void;
  /** Keeps the caret in its words when the text becomes another one. */
  keepCaret: (next: string) => void;
}

interface ContentSectionProps {
  content: string;
  error: ReactNode;
  inputProps: GetInputPropsReturnType;
  onContent: (html: string) => void;
  isFocused: boolean;
  onFocus: (isFocused: boolean) => void;
  /** Element that takes the tools, which stand elsewhere on a small screen. */
  toolPlace: HTMLElement | null;
  access: Ref<TextAccess>;
  /** Passages of open remarks. */
  remarked: readonly Passage[];
  /** Gets null when no words are selected. */
  onRemark: (passage: Passage | null) => void;
}

export function ContentSection(props: ContentSectionProps) {
  const { content, error, inputProps, onContent, isFocused, onFocus, toolPlace, access } = props;
  const { remarked, onRemark } = props;
  const { face, losses, wasKept, choose, openRich, stay } = useWritingFace(content);
  const [isPreviewWanted, setPreviewWanted] = useState(true);
  const isPreviewOn = face === 'html' && isPreviewWanted && !isFocused;
  const find = useFind(face);
  const { states, keepCaret } = useTextHistory(content, onContent, find.fieldRef, face);
  const shown = usePreview(content);
  const [askedAi, setAskedAi] = useState<{ passage: SuggestedPassage | null } | null>(null);
  const [formatting, setFormatting] = useState<HTMLElement | null>(null);
  const section = useRef<HTMLElement>(null);
  const rich = useRef<RichTextAccess>(null);
  const titleId = useId();
  const remark = () => {
    const field = find.fieldRef.current;
    if (field) onRemark(passageInHtml(field.value, field.selectionStart, field.selectionEnd));
  };
  const askAi = () => {
    const field = find.fieldRef.current;
    setAskedAi({ passage: field && textareaPassage(field) });
  };
  const textField = () =>
    section.current?.querySelector<HTMLElement>('textarea, [contenteditable="true"]');
  /** The element that the person is in until the text has loaded; null when nobody wants to go there. */
  const leaving = useRef<Element | null>(null);
  const enter = () => {
    if (leaving.current === document.activeElement) textField()?.focus();
    leaving.current = null;
  };
  useImperativeHandle(access, () => ({
    show: find.show,
    focus: () => {
      leaving.current = document.activeElement;
      if (textField()) enter();
    },
    flush: () => rich.current?.flush(),
    keepCaret,
  }));

  return (
    <section ref={section} aria-labelledby={titleId} className={classes.content}>
      <h2 id={titleId} className="visually-hidden">
        {words.title}
      </h2>
      {toolPlace
        ? createPortal(
            <TextTools
              {...{ face, isFocused, onFocus, isPreviewOn }}
              onFace={(value) => void choose(value)}
              formatting={setFormatting}
              onPreview={setPreviewWanted}
              onFind={find.open}
              onAskAi={askAi}
              onRemark={remark}
            >
              {find.finder ? (
                <FindBar
                  key={find.sought}
                  finder={find.finder}
                  sought={find.sought}
                  text={content}
                  asked={find.asked}
                  onClose={find.close}
                />
              ) : null}
            </TextTools>,
            toolPlace,
          )
        : null}
      {wasKept ? <p role="status">{richTextContent.loss.opened}</p> : null}
      <div className={classes.columns} data-preview={isPreviewOn || undefined}>
        {face === 'html' ? (
          <Textarea
            className={classes.html}
            label={words.label}
            description={words.hint}
            inputWrapperOrder={['label', 'description', 'error', 'input']}
            {...inputProps}
            ref={find.fieldRef}
            maxLength={postLimits.content}
            spellCheck
            required
            autosize={!growsByStyle}
            rows={leastRows}
            minRows={leastRows}
            data-monospace
            onKeyDown={(event) => {
              find.onKeyDown(event);
              if (isRemarkKey(event)) {
                event.preventDefault();
                remark();
              }
              if (!(event.ctrlKey || event.metaKey) || event.key !== 'j') return;
              event.preventDefault();
              askAi();
            }}
          />
        ) : (
          <Suspense fallback={<Loading />}>
            {face === 'opening' ? (
              <Loading />
            ) : (
              <RichText
                access={rich}
                html={content}
                states={states}
                error={error}
                toolPlace={formatting}
                onChange={onContent}
                onFinder={(finder) => {
                  find.setRichFinder(finder);
                  if (finder) enter();
                }}
                onFind={find.open}
                {...{ remarked, onRemark }}
              />
            )}
          </Suspense>
        )}
        {isPreviewOn ? (
          <section className={classes.preview} aria-label={words.preview}>
            <ShownPreview {...shown} />
          </section>
        ) : null}
      </div>
      <LeftOut preview={shown.preview} />
      {askedAi ? (
        <Suspense fallback={null}>
          <PassageDialog {...askedAi} onClose={() => setAskedAi(null)} />
        </Suspense>
      ) : null}
      {losses.length > 0 ? <LossDialog losses={losses} onGo={openRich} onStay={stay} /> : null}
    </section>
  );
}

function Loading() {
  return <p role="status">{richTextContent.loading}</p>;
}
