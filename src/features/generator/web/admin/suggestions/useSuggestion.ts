import { use, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { messageOf } from '../../../../../web/api/call-errors.ts';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { DocumentRef } from '../../../../documents/documents.ts';
import type { Suggestion, suggestionInputSchema } from '../../../suggestions.ts';
import { houseStyleContent } from '../../../words/house-style.ts';
import { WrittenPostContext } from './written-post.ts';

const { suggestions: words } = houseStyleContent;

const lookEveryMs = 700;

type Input = z.input<typeof suggestionInputSchema>;
type WithoutId<Any> = Any extends unknown ? Omit<Any, 'id' | 'post'> : never;
export type SuggestionQuestion = WithoutId<Input>;

export type SuggestionState =
  | { kind: 'none' }
  | { kind: 'pending'; text: string; startedAtMs: number }
  | { kind: 'failed'; message: string }
  | { kind: 'made'; id: string; suggestion: Suggestion };

export function useSuggestion() {
  const utils = trpc.useUtils();
  const { client } = utils;
  const post = use(WrittenPostContext);
  const [state, setState] = useState<SuggestionState>({ kind: 'none' });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = async (question: SuggestionQuestion) => {
    asking.current?.abort();
    const hangUp = new AbortController();
    const { signal } = hangUp;
    asking.current = hangUp;
    const id = crypto.randomUUID();
    setState({ kind: 'pending', text: '', startedAtMs: performance.now() });
    const { suggestions } = client.admin;
    const look = async () => {
      const seen = await suggestions.progress.query({ id }, { signal }).catch(() => null);
      if (!seen || signal.aborted) return;
      setState((now) => (now.kind === 'pending' ? { ...now, text: seen.text } : now));
    };
    const timer = setInterval(() => void look(), lookEveryMs);
    signal.addEventListener('abort', () => clearInterval(timer));
    try {
      // The server has a new post only after its first save.
      if (post && 'draftId' in post.id) await post.keep().catch(() => {});
      const asked = { ...question, id, ...(post && { post: post.id }) };
      const suggestion = await suggestions.ask.mutate(asked, { signal });
      if (!signal.aborted) setState({ kind: 'made', id, suggestion });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', message: messageOf(error, words.failed) });
    } finally {
      clearInterval(timer);
      void utils.admin.suggestions.costs.invalidate();
      void utils.admin.houseStyle.month.invalidate();
    }
  };
  return {
    state,
    ask,
    stop: () => {
      asking.current?.abort();
      setState({ kind: 'none' });
    },
    clear: () => setState({ kind: 'none' }),
  };
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

export function useAcceptance() {
  const utils = trpc.useUtils();
  return async (
    id: string,
    { post, text }: { post: { id: DocumentRef; keep: () => Promise<void> }; text: string },
  ) => {
    try {
      await post.keep();
      await utils.client.admin.suggestions.accept.mutate({
        ...{ id, post: post.id },
        wordCount: wordsIn(text),
        characterCount: text.length,
      });
      await utils.admin.suggestions.provenance.invalidate();
    } catch (error) {
      showFailure(error, words.notWrittenDown);
    }
  };
}
