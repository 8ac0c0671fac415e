import { Box, Button, Group, Paper, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showErrorToast, showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { AutosaveState } from '../../../../../web/forms/drafts/autosaver.ts';
import { OpenClaims } from '../../../../claims/web/admin/OpenClaims.tsx';
import type { Claims, ListedClaim } from '../../../../claims/web/admin/useClaims.ts';
import { claimsContent } from '../../../../claims/words/claims.ts';
import {
  type WrittenPost,
  WrittenPostContext,
} from '../../../../generator/web/admin/suggestions/written-post.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { ClaimsQuestion } from '../../../../posts/web/admin/questions/ClaimsQuestion.tsx';
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

const ClaimsSection = lazy(() => import('../../../../claims/web/admin/ClaimsSection.tsx'));

interface EditorFieldsProps {
  form: EditorFormApi;
  /** Null for a post that is not created yet. */
  post: EditorPost | null;
  following: TitleFollowing;
  claims: Claims;
  state: AutosaveState;
  /** Context for suggestions. */
  written: WrittenPost;
  isSaving: boolean;
  onSubmit: (values: EditorValues) => void;
  /** Saves and keeps the editor open. */
  onSave: (values: EditorValues) => void;
  onCancel: () => void;
  onPreview: () => void;
  /** Undefined when there is no history yet. */
  onHistory?: () => void;
  /** Shown above the form. */
  notice?: ReactNode;
  tools: ReactNode;
  /** Dialogs. */
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
  const { form, post, following, claims, state, isSaving, onCancel } = props;
  const { values } = form;
  const [isFocused, setFocused] = useState(false);
  const places = useRef<ContentPlaces>(null);
  const [isClaimsOpen, setClaimsOpen] = useState(false);
  const question = useClaimsQuestion(post, claims);
  const heldBack = useHeldBackQuestion(post);
  const showClaim = (claim: ListedClaim) => {
    const place = claims.placeOf(claim);
    if (place && places.current?.show(place)) return;
    showToast({ title: claimsContent.item.elsewhere });
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
              <OpenClaims
                claims={claims}
                isListed={isClaimsOpen}
                onToggle={() => setClaimsOpen((was) => !was)}
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
        {isClaimsOpen ? (
          <Box hidden={isFocused}>
            <Suspense fallback={null}>
              <ClaimsSection
                claims={claims}
                onShow={showClaim}
                onClose={() => setClaimsOpen(false)}
              />
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
        <ClaimsQuestion
          openCount={claims.openCount}
          onLook={() => {
            question.look();
            setClaimsOpen(true);
          }}
          onPublish={question.publish}
          onClose={question.look}
        />
      ) : null}
    </form>
  );
}

/** Asks for confirmation before a held-back post is published. */
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
    /** Wraps a save with the question where it is needed. */
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

/**
 * Asks once before a post by a model is published with open claims. All other saves proceed at once, also
 * while the claims are unknown.
 */
function useClaimsQuestion(post: EditorPost | null, claims: Claims) {
  const wasAsked = useRef(false);
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  const isNeeded = ({ isPublished }: EditorValues) =>
    isPublished === 'true' &&
    post?.isPublished === 'false' &&
    !wasAsked.current &&
    claims.isModelWritten &&
    claims.openCount > 0;

  return {
    isAsking: waiting !== null,
    /** Wraps a save with the question when it is needed. */
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
