import { Button, Group, SegmentedControl, SimpleGrid, Switch, Text, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormSection } from '../../../../../web/admin/form/FormSection.tsx';
import { ScrollPane } from '../../../../../web/admin/ScrollPane.tsx';
import type { Passage } from '../../../../generator/web/admin/suggestions/PassageDialog.tsx';
import { textareaPassage } from '../../../../generator/web/admin/suggestions/textarea-passage.ts';
import { houseStyleContent } from '../../../../generator/words/house-style.ts';
import { postLimits } from '../../../../posts/posts.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { FindBar } from '../../find/FindBar.tsx';
import type { Finder, TextPlace } from '../../find/finder.ts';
import { textareaFinder } from '../../find/textarea-finder.ts';
import { useTextHistory } from '../../text-history/useTextHistory.ts';
import { ShownPreview } from '../HtmlPreview.tsx';
import { usePreview } from '../usePreview.ts';
import { LeftOut } from './LeftOut.tsx';
import { LossDialog } from './LossDialog.tsx';
import { useWritingFace } from './useWritingFace.ts';

const { content: words } = adminEditorContent;
const countPauseMs = 300;

const PassageDialog = lazy(async () => ({
  default: (await import('../../../../generator/web/admin/suggestions/PassageDialog.tsx'))
    .PassageDialog,
}));

const RichText = lazy(async () => ({
  default: (await import('../../rich-text/RichText.tsx')).RichText,
}));

export interface ContentPlaces {
  /** @returns false when the place does not exist */
  show: (place: TextPlace) => boolean;
}

interface ContentSectionProps {
  content: string;
  error: ReactNode;
  inputProps: GetInputPropsReturnType;
  onContent: (html: string) => void;
  isFocused: boolean;
  onFocus: (isFocused: boolean) => void;
  places: Ref<ContentPlaces>;
}

export function ContentSection(props: ContentSectionProps) {
  const { content, error, inputProps, onContent, isFocused, onFocus, places } = props;
  const { face, losses, wasKept, choose, openRich, stay } = useWritingFace(content);
  const [isPreviewWanted, setPreviewWanted] = useState(true);
  const isPreviewOn = isPreviewWanted && !isFocused;
  const find = useFind(face);
  const { states } = useTextHistory(content, onContent, find.fieldRef, face);
  const shown = usePreview(content);
  const [askedAi, setAskedAi] = useState<{ passage: Passage | null } | null>(null);
  const askAi = () => {
    const field = find.fieldRef.current;
    setAskedAi({ passage: field && textareaPassage(field) });
  };
  useImperativeHandle(places, () => ({ show: find.show }));

  return (
    <FormSection
      title={words.title}
      aside={
        <Group gap="sm">
          {face === 'html' ? (
            <Button variant="subtle" aria-keyshortcuts="Control+J" onClick={askAi}>
              {houseStyleContent.suggestions.openPassage}
            </Button>
          ) : null}
          <Button variant="subtle" onClick={find.open}>
            {richTextContent.find.open}
          </Button>
          <Button variant="subtle" aria-pressed={isFocused} onClick={() => onFocus(!isFocused)}>
            {richTextContent.focus}
          </Button>
          <SegmentedControl
            aria-label={words.modeLabel}
            data={words.modes.map((option) => ({ ...option }))}
            value={face === 'html' ? 'html' : 'rich'}
            onChange={(value) => void choose(value)}
          />
          {isFocused ? null : (
            <Switch
              label={words.preview}
              checked={isPreviewOn}
              onChange={(event) => setPreviewWanted(event.currentTarget.checked)}
            />
          )}
        </Group>
      }
    >
      {wasKept ? <p role="status">{richTextContent.loss.opened}</p> : null}
      {find.finder ? (
        <FindBar finder={find.finder} text={content} asked={find.asked} onClose={find.close} />
      ) : null}
      <SimpleGrid cols={{ base: 1, md: isPreviewOn ? 2 : 1 }} spacing="lg">
        {face === 'html' ? (
          <Textarea
            label={words.label}
            description={words.hint}
            {...inputProps}
            ref={find.fieldRef}
            maxLength={postLimits.content}
            spellCheck
            required
            rows={16}
            resize="vertical"
            data-monospace
            onKeyDown={(event) => {
              find.onKeyDown(event);
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
                html={content}
                states={states}
                error={error}
                onChange={onContent}
                onFinder={find.setRichFinder}
                onFind={find.open}
              />
            )}
          </Suspense>
        )}
        {isPreviewOn ? (
          <ScrollPane label={words.preview}>
            <ShownPreview {...shown} />
          </ScrollPane>
        ) : null}
      </SimpleGrid>
      <LeftOut preview={shown.preview} />
      <TextLength html={content} />
      {askedAi ? (
        <Suspense fallback={null}>
          <PassageDialog {...askedAi} onClose={() => setAskedAi(null)} />
        </Suspense>
      ) : null}
      {losses.length > 0 ? <LossDialog losses={losses} onGo={openRich} onStay={stay} /> : null}
    </FormSection>
  );
}

function Loading() {
  return <p role="status">{richTextContent.loading}</p>;
}

/** The search ends when the face changes. */
function useFind(face: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [richFinder, setRichFinder] = useState<Finder | null>(null);
  const [search, setSearch] = useState<{ face: string; finder: Finder } | null>(null);
  const [asked, setAsked] = useState(0);

  const finderOfFace = () => {
    if (face !== 'html') return richFinder;
    return field.current ? textareaFinder(field.current) : null;
  };
  const open = () => {
    const finder = finderOfFace();
    setAsked((count) => count + 1);
    if (finder && search?.face !== face) setSearch({ face, finder });
  };
  return {
    fieldRef: field,
    setRichFinder,
    finder: search?.face === face ? search.finder : null,
    asked,
    open,
    show: (place: TextPlace) => finderOfFace()?.show(place) ?? false,
    close: () => setSearch(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'f') return;
      event.preventDefault();
      open();
    },
  };
}

function TextLength({ html }: { html: string }) {
  const [settled] = useDebouncedValue(html, countPauseMs);
  const { words: count, minutes } = useMemo(() => textLength(settled), [settled]);
  return (
    <Text c="dimmed" fz="sm">
      {richTextContent.length(count, minutes)}
    </Text>
  );
}

/** Average silent reading speed. */
const wordsPerMinute = 230;

function textLength(html: string): { words: number; minutes: number } {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  const words = body.textContent?.match(/[\p{Letter}\p{Number}][^\s]*/gu)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}
