import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useEffectEvent, useMemo } from 'react';
import {
  isFree,
  type OutlinedSection,
  type OutlinedText,
} from '../../../../generator/web/admin/stages/outline-text.ts';
import { arePicturesUnderWay } from '../../../../media/web/admin/upload/under-way.ts';
import {
  sectionsInText,
  withHeading,
  withMovedSection,
  withoutSection,
  withSection,
} from '../../outline/section-places.ts';
import type { TextAccess } from '../content/ContentSection.tsx';
import type { EditorFormApi } from '../useTitleFollowing.ts';

const typingPauseMs = 300;

interface OutlinedTextInput {
  form: EditorFormApi;
  text: RefObject<TextAccess | null>;
  keep: () => Promise<void>;
}

/** The text of the editor for an outline beside it. It is another one whenever the typed text settles. */
export function useOutlinedText({ form, text, keep }: OutlinedTextInput): OutlinedText {
  const [settled] = useDebouncedValue(form.values.content, typingPauseMs);
  const change = useEffectEvent((next: (content: string) => string | null) => {
    // Only the editor knows a picture on its way.
    if (arePicturesUnderWay()) return null;
    text.current?.flush();
    const before = form.getValues().content;
    const after = next(before);
    if (after === null || after === before) return null;
    const show = (content: string) => {
      text.current?.keepCaret(content);
      form.setFieldValue('content', content);
    };
    show(after);
    return () => {
      text.current?.flush();
      if (form.getValues().content === after) show(before);
    };
  });
  const hasWords = useEffectEvent((sections: readonly OutlinedSection[], id: string) => {
    text.current?.flush();
    return (sectionsInText(form.getValues().content, sections).get(id)?.html ?? '') !== '';
  });
  const keepText = useEffectEvent(keep);
  return useMemo(
    () => ({
      sectionsIn: (sections: readonly OutlinedSection[]) => sectionsInText(settled, sections),
      put: (sections, { id, html, isForced }) =>
        change((content) => {
          const section = sections.find((one) => one.id === id);
          const state = sectionsInText(content, sections).get(id)?.state ?? 'missing';
          if (!section || !(isForced || isFree(section, state))) return null;
          return withSection(content, sections, { id, html });
        }),
      rename: (sections, id, heading) => {
        change((content) => withHeading(content, sections, { id, heading }));
      },
      move: (sections, id, step) => {
        change((content) => withMovedSection(content, sections, { id, step }));
      },
      remove: (sections, id) => {
        change((content) => withoutSection(content, sections, id));
      },
      hasWords: (sections, id) => hasWords(sections, id),
      keep: () => keepText(),
    }),
    [settled],
  );
}
