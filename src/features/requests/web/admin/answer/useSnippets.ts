import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { fillReply, type SavedReply } from '../../../saved-replies.ts';

/** A slash that begins a word, and what was typed after it. */
const slashed = /(?:^|\s)\/([^\s/]{0,40})$/;

interface SnippetsOptions {
  area: RefObject<HTMLTextAreaElement | null>;
  request: ListedRequest;
  value: string;
  onText: (text: string) => void;
}

/** Finds saved replies by what is typed after a slash, and puts the chosen one in its place. */
export function useSnippets({ area, request, value, onText }: SnippetsOptions) {
  const { data: all = [] } = trpc.admin.inbox.replies.list.useQuery();
  const [typed, setTyped] = useState<{ start: number; end: number; word: string } | null>(null);
  const [at, setAt] = useState(0);
  const caret = useRef<number>(null);
  // The browser puts the caret to the end of a text that is set.
  useLayoutEffect(() => {
    if (caret.current === null || !area.current) return;
    area.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const close = () => setTyped(null);
  const word = typed?.word.toLocaleLowerCase() ?? '';
  const replies = typed ? all.filter(({ title }) => title.toLocaleLowerCase().includes(word)) : [];

  const insert = (reply: SavedReply) => {
    if (!typed) return;
    const text = fillReply(reply.body, request);
    caret.current = typed.start + text.length;
    onText(`${value.slice(0, typed.start)}${text}${value.slice(typed.end)}`);
    close();
  };

  return {
    replies,
    at,
    close,
    insert,
    look({ value: text, selectionEnd }: HTMLTextAreaElement) {
      const found = slashed.exec(text.slice(0, selectionEnd))?.[1];
      setAt(0);
      setTyped(
        found === undefined
          ? null
          : { start: selectionEnd - found.length - 1, end: selectionEnd, word: found },
      );
    },
    /** @returns whether the key was for the list */
    press(key: string): boolean {
      const chosen = replies[at];
      if (!chosen) return false;
      switch (key) {
        case 'ArrowDown':
          setAt((at + 1) % replies.length);
          return true;
        case 'ArrowUp':
          setAt((at + replies.length - 1) % replies.length);
          return true;
        case 'Enter':
        case 'Tab':
          insert(chosen);
          return true;
        case 'Escape':
          close();
          return true;
        default:
          return false;
      }
    },
  };
}
