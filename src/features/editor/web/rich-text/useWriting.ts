import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showHtml } from './show-html.ts';
import { tidyHtml } from './tidy-html.ts';

/** Debounces serialization so that keystrokes stay fast. */
const writingPauseMs = 200;

export interface RichTextAccess {
  flush: () => void;
}

/** Emits changes after a debounce, and at once before the text is read. */
export function useWriting(editor: Editor | null, html: string, onChange: (html: string) => void) {
  const known = useRef(html);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = () => {
    if (timer.current === undefined || !editor) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    known.current = tidyHtml(editor.getHTML());
    onChange(known.current);
  };
  const onWritten = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onPause, writingPauseMs);
  });
  const onPause = useEffectEvent(flush);
  useEffect(() => {
    if (!editor) return;
    const onEnd = () => onPause();
    const onUpdate = () => onWritten();
    editor.on('update', onUpdate);
    editor.on('blur', onEnd);
    window.addEventListener('pagehide', onEnd);
    return () => {
      onPause();
      editor.off('update', onUpdate);
      editor.off('blur', onEnd);
      window.removeEventListener('pagehide', onEnd);
    };
  }, [editor]);
  useEffect(() => {
    if (!editor || html === known.current) return;
    known.current = html;
    showHtml(editor, html);
  }, [editor, html]);
  return flush;
}
