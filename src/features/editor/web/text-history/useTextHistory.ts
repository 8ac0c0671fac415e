import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { placeAfter } from './place-after.ts';
import { createTextHistory, endOfChange, type TextStates } from './text-history.ts';

function askedFor(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y' && !event.shiftKey) return 'redo';
  if (key !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
}

/**
 * Undo and redo across both faces. Replaces the text area's own, which setting its value clears.
 * @param field the text area, while it is open
 */
export function useTextHistory(
  text: string,
  onText: (text: string) => void,
  field: RefObject<HTMLTextAreaElement | null>,
  face: string,
): { states: () => TextStates; keepCaret: (next: string) => void } {
  const [history] = useState(() => createTextHistory(text));
  const caret = useRef<number | null>(null);
  const note = useEffectEvent((state: string) => history.note(state, Date.now(), face !== 'html'));
  useEffect(() => note(text), [text]);

  const go = useEffectEvent((step: 'undo' | 'redo') => {
    const state = history[step]();
    if (state === null) return;
    caret.current = endOfChange(text, state);
    onText(state);
  });
  useEffect(() => {
    const area = face === 'html' ? field.current : null;
    if (!area) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = askedFor(event);
      if (!step) return;
      event.preventDefault();
      go(step);
    };
    // Undo and redo from the browser menu.
    const onBeforeInput = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      go(event.inputType === 'historyUndo' ? 'undo' : 'redo');
    };
    area.addEventListener('keydown', onKeyDown);
    area.addEventListener('beforeinput', onBeforeInput);
    return () => {
      area.removeEventListener('keydown', onKeyDown);
      area.removeEventListener('beforeinput', onBeforeInput);
    };
  }, [face, field]);
  useLayoutEffect(() => {
    const at = caret.current;
    if (at === null || field.current?.value !== text) return;
    caret.current = null;
    field.current.setSelectionRange(at, at);
  }, [text, field]);
  const keepCaret = (next: string) => {
    const area = field.current;
    if (area && document.activeElement === area)
      caret.current = placeAfter(text, next, area.selectionStart);
  };
  return { states: history.states, keepCaret };
}
