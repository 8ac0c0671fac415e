import { useEffect, useEffectEvent, useRef } from 'react';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { StagedDraft, StagedSection } from '../../../staged-drafts.ts';
import { isFree, type OutlinedText } from './outline-text.ts';
import { useAnsweredDraft } from './useStagedDraft.ts';

/**
 * Puts what the model wrote to its place in the text, and tells the server. When two windows do so at once, one takes it back.
 * @returns a function that puts a text there over what a person wrote
 */
export function usePlacing(draft: StagedDraft, text: OutlinedText) {
  const { id, sections } = draft;
  const utils = trpc.useUtils();
  const show = useAnsweredDraft(id);
  const isPlacing = useRef(false);

  const take = async ({ id: sectionId }: StagedSection, offeredHtml: string) => {
    const taken = { id, sectionId, offeredHtml, isTaken: true };
    const { get, decide } = utils.client.admin.stagedDrafts;
    const decided = await decide.mutate(taken).catch(async (error: unknown) => {
      if (errorCode(error) !== 'CONFLICT') return null;
      return { isRefused: true as const, now: await get.query({ id }).catch(() => null) };
    });
    if (decided && 'isRefused' in decided) return decided;
    return { isRefused: false as const, now: decided };
  };

  // A draft that was drawn before the last answer still offers what is decided.
  const isDecided = (section: StagedSection) => {
    const read = utils.admin.stagedDrafts.get.getData({ id });
    const now = read?.sections.find((one) => one.id === section.id);
    return now !== undefined && now.offeredHtml !== section.offeredHtml;
  };

  const place = async (section: StagedSection, isForced: boolean) => {
    const { offeredHtml } = section;
    if (offeredHtml === null || isPlacing.current || isDecided(section)) return;
    const isThere = text.sectionsIn(sections).get(section.id)?.state === 'asOffered';
    const put = { id: section.id, html: offeredHtml, isForced };
    const takeBack = isThere ? () => {} : text.put(sections, put);
    if (!takeBack) return;
    isPlacing.current = true;
    try {
      const { isRefused, now } = await take(section, offeredHtml);
      if (isRefused) takeBack();
      if (now) await show(now);
    } finally {
      isPlacing.current = false;
    }
  };

  const placeFirst = useEffectEvent(() => {
    const inText = text.sectionsIn(sections);
    const arrived = sections.find((section) => {
      const state = inText.get(section.id)?.state ?? 'missing';
      const isSafe = state === 'asOffered' || isFree(section, state);
      return section.offeredHtml !== null && isSafe;
    });
    if (arrived) void place(arrived, false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived, and the text in which it may find its place
  useEffect(placeFirst, [sections, text]);
  return (section: StagedSection) => void place(section, true);
}
