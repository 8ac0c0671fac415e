import { Box, Button, Group, Paper, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showErrorToast, showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { AutosaveState } from '../../../../../web/forms/drafts/autosaver.ts';
import { OpenFacts } from '../../../../facts/web/admin/OpenFacts.tsx';
import type { Facts, ListedFact } from '../../../../facts/web/admin/useFacts.ts';
import { factsContent } from '../../../../facts/words/facts.ts';
import {
  type WrittenPost,
  WrittenPostContext,
} from '../../../../generator/web/admin/suggestions/written-post.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { FactsQuestion } from '../../../../posts/web/admin/questions/FactsQuestion.tsx';
import { HeldBackQuestion } from '../../../../posts/web/admin/questions/HeldBackQuestion.tsx';
import { heldBackContent } from '../../../../posts/words/held-back.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';
import { SaveState } from '../autosave/SaveState.tsx';
import type { EditorValues } from '../editor-form.ts';
import { BasicsSection } from './BasicsSection.tsx';
import { type ContentPlaces, ContentSection } from './ContentSection.tsx';
import classes from './EditorFields.module.css';
import { EditorHeader } from './EditorHeader.tsx';
import { SeoSection } from './SeoSection.tsx';
import type { EditorFormApi, TitleFollowing } from './useTitleFollowing.ts';

const FactsSection = lazy(() => import('../../../../facts/web/admin/FactsSection.tsx'));

interface EditorFieldsProps {
  form: EditorFormApi;
  /** Null for a post that is not created yet. */
  post: EditorPost | null;
  following: TitleFollowing;
  facts: Facts;
  state: AutosaveState;
  written: WrittenPost;
  isSaving: boolean;
  onSubmit: (values: EditorValues) => void;
  onSave: (values: EditorValues) => void;
  onCancel: () => void;
  onPreview: () => void;
  onHistory?: () => void;
  notice?: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}

export function EditorFields(props: EditorFieldsProps) {
  return (
    <WrittenPostContext value={props.written}>
      <PostFields {...props} />
    </WrittenPostContext>
  );
}

function PostFields(props: EditorFieldsProps) {
  const { form, post, following, facts, state, isSaving, onCancel } = props;
  const { values } = form;
  const [isFocused, setFocused] = useState(false);
  const places = useRef<ContentPlaces>(null);
  const [isFactsOpen, setFactsOpen] = useState(false);
  const question = useFactsQuestion(post, facts);
  const heldBack = useHeldBackQuestion(post);
  const showFact = (fact: ListedFact) => {
    const place = facts.placeOf(fact);
    if (place && places.current?.show(place)) return;
    showToast({ title: factsContent.item.elsewhere });
  };
  const sendBy = (send: (checked: EditorValues) => void) =>
    form.onSubmit(heldBack.before(question.before(send)), () => {
      // Focus mode may hide the invalid field.
      setFocused(false);
      showErrorToast(words.toasts.invalid);
    });
  const saveAndStay = () => {
    if (isSaving) return;
    // A draft may be incomplete.
    if (post) sendBy(props.onSave)();
    else props.onSave(form.getValues());
  };
  const saveByKey = ({ target }: KeyboardEvent) => {
    const isAsked = target instanceof Element && target.closest('[role="dialog"]');
    if (!isAsked) saveAndStay();
  };
  useHotkeys([['mod+S', saveByKey]], [], true);

  return (
    <form noValidate onSubmit={sendBy(props.onSubmit)}>
      <Stack gap="xl">
        <EditorHeader
          post={post}
          hasAddress={values.slug.trim() !== ''}
          onPreview={props.onPreview}
          onCancel={onCancel}
          onHistory={props.onHistory}
          tools={props.tools}
        />
        {props.notice}
        <Box hidden={isFocused}>
          <BasicsSection
            form={form}
            post={post}
            following={following}
            besidePublication={
              <OpenFacts
                facts={facts}
                isListed={isFactsOpen}
                onToggle={() => setFactsOpen((was) => !was)}
              />
            }
          />
        </Box>
        <ContentSection
          content={values.content}
          error={form.errors.content}
          inputProps={form.getInputProps('content')}
          onContent={(content) => form.setFieldValue('content', content)}
          isFocused={isFocused}
          onFocus={setFocused}
          places={places}
        />
        {isFactsOpen ? (
          <Box hidden={isFocused}>
            <Suspense fallback={null}>
              <FactsSection facts={facts} onShow={showFact} onClose={() => setFactsOpen(false)} />
            </Suspense>
          </Box>
        ) : null}
        <Box hidden={isFocused}>
          <SeoSection form={form} following={following} />
        </Box>
        <Paper withBorder shadow="md" px="md" py="xs" className={classes.bar}>
          <Group gap="sm">
            <Button variant="default" onClick={onCancel}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={isSaving}>
              {isSaving ? words.saving : post ? words.update : words.create}
            </Button>
            <Button
              variant="default"
              disabled={isSaving}
              aria-keyshortcuts="Control+S"
              onClick={saveAndStay}
            >
              {words.saveAndStay}
            </Button>
            <SaveState state={state} />
          </Group>
        </Paper>
      </Stack>
      {props.children}
      {heldBack.isAsking && post ? (
        <HeldBackQuestion
          posts={[post]}
          onPublish={() => void heldBack.publish()}
          onClose={heldBack.close}
        />
      ) : null}
      {question.isAsking ? (
        <FactsQuestion
          openCount={facts.openCount}
          onLook={() => {
            question.look();
            setFactsOpen(true);
          }}
          onPublish={question.publish}
          onClose={question.look}
        />
      ) : null}
    </form>
  );
}

function useHeldBackQuestion(post: EditorPost | null) {
  const wasReleased = useRef(false);
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  const { client } = trpc.useUtils();
  const isNeeded = ({ isPublished }: EditorValues) =>
    isPublished === 'true' &&
    post?.isPublished === 'false' &&
    post.heldBack.length > 0 &&
    !wasReleased.current;
  return {
    isAsking: waiting !== null,
    before: (send: (values: EditorValues) => void) => (values: EditorValues) => {
      if (!isNeeded(values)) return send(values);
      setWaiting({ goOn: () => send(values) });
    },
    publish: async () => {
      setWaiting(null);
      if (!post) return;
      try {
        await client.admin.posts.release.mutate({ id: post.id });
      } catch (error) {
        return showFailure(error, heldBackContent.failed);
      }
      wasReleased.current = true;
      waiting?.goOn();
    },
    close: () => setWaiting(null),
  };
}

/** Asks once before a post by a model is published with open facts. Other saves proceed at once, also while the facts are unknown. */
function useFactsQuestion(post: EditorPost | null, facts: Facts) {
  const wasAsked = useRef(false);
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  const isNeeded = ({ isPublished }: EditorValues) =>
    isPublished === 'true' &&
    post?.isPublished === 'false' &&
    !wasAsked.current &&
    facts.isModelWritten &&
    facts.openCount > 0;

  return {
    isAsking: waiting !== null,
    before: (send: (values: EditorValues) => void) => (values: EditorValues) => {
      if (!isNeeded(values)) return send(values);
      wasAsked.current = true;
      setWaiting({ goOn: () => send(values) });
    },
    publish: () => {
      setWaiting(null);
      waiting?.goOn();
    },
    look: () => setWaiting(null),
  };
}
