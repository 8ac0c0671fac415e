import { Group } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { showErrorToast, showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { AutosaveState } from '../../../../../web/forms/drafts/autosaver.ts';
import { breakpoints } from '../../../../../web/theme/scale.ts';
import { OpenFacts } from '../../../../facts/web/admin/OpenFacts.tsx';
import type { Facts } from '../../../../facts/web/admin/useFacts.ts';
import { factsContent } from '../../../../facts/words/facts.ts';
import {
  type WrittenPost,
  WrittenPostContext,
} from '../../../../generator/web/admin/suggestions/written-post.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { FactsQuestion } from '../../../../posts/web/admin/questions/FactsQuestion.tsx';
import { HeldBackQuestion } from '../../../../posts/web/admin/questions/HeldBackQuestion.tsx';
import type { Passage } from '../../../remarks.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';
import { remarksContent } from '../../../words/remarks.ts';
import type { TextPlace } from '../../find/finder.ts';
import { ContentSection, type TextAccess } from '../content/ContentSection.tsx';
import type { EditorValues } from '../editor-form.ts';
import { OutlineSection } from '../outline/OutlineSection.tsx';
import { BasicsSection } from '../panel/BasicsSection.tsx';
import { DetailsSection } from '../panel/DetailsSection.tsx';
import panelClasses from '../panel/EditorPanel.module.css';
import { EditorPanel } from '../panel/EditorPanel.tsx';
import { SeoSection } from '../panel/SeoSection.tsx';
import { RemarkDialog } from '../remarks/RemarkDialog.tsx';
import { RemarksSection } from '../remarks/RemarksSection.tsx';
import { useRemarks } from '../remarks/useRemarks.ts';
import type { EditorFormApi, TitleFollowing } from '../useTitleFollowing.ts';
import classes from './EditorFields.module.css';
import { EditorHeader } from './EditorHeader.tsx';
import { ReviewControl } from './ReviewControl.tsx';
import { SaveBar } from './SaveBar.tsx';
import { TitleField } from './TitleField.tsx';
import { useFocusMode } from './useFocusMode.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import { useFactsQuestion, useHeldBackQuestion } from './usePublishQuestions.ts';

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
  onReady: (values: EditorValues) => void;
  onBackToDraft: () => void;
  isReviewBusy: boolean;
  onCancel: () => void;
  onPreview: () => void;
  text: RefObject<TextAccess | null>;
  notice: ReactNode;
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

const roomForPanel = `(width >= ${breakpoints.lg})`;

/** A fault under the open sheet would not be seen. */
function isFaultInPanel({ title, content, ...others }: EditorFormApi['errors']): boolean {
  return !title && !content && Object.values(others).some(Boolean);
}

function PostFields(props: EditorFieldsProps) {
  const { form, post, following, facts, state, isSaving, text, onCancel } = props;
  const { values, errors } = form;
  const isPanelBeside = useMediaQuery(roomForPanel, undefined, { getInitialValueInEffect: false });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { isFocused, setFocused } = useFocusMode();
  const [toolPlace, setToolPlace] = useState<HTMLElement | null>(null);
  const foot = useKeyboardInset<HTMLDivElement>();
  const [isFactsOpen, setFactsOpen] = useState(false);
  const question = useFactsQuestion(post, facts);
  const heldBack = useHeldBackQuestion(post);
  const remarks = useRemarks(props.written);
  const remarked = useMemo(() => remarks.all.filter(({ doneAt }) => !doneAt), [remarks.all]);
  const [passage, setPassage] = useState<Passage | null>(null);
  const show = (place: TextPlace | null) => {
    setSheetOpen(false);
    if (place && text.current?.show(place)) return;
    showToast({ title: factsContent.item.elsewhere });
  };
  const remark = (selected: Passage | null) => {
    setPassage(selected);
    if (!selected) showToast(remarksContent.nothing);
  };
  const sendBy = (send: (checked: EditorValues) => void) =>
    form.onSubmit(heldBack.before(question.before(send)), (faults) => {
      setFocused(false);
      setSheetOpen(isFaultInPanel(faults));
      showErrorToast(words.toasts.invalid);
    });
  const isSaveWanted = useRef(false);
  const saveAndStay = () => {
    isSaveWanted.current = isSaving;
    if (isSaving) return;
    // A draft may be incomplete.
    if (post) sendBy(props.onSave)();
    else props.onSave(form.getValues());
  };
  // A press during a save is kept: the text may have grown since that save began.
  useEffect(() => {
    if (!isSaving && isSaveWanted.current) saveAndStay();
  });
  const saveByKey = ({ target }: KeyboardEvent) => {
    const isAsked = target instanceof Element && target.closest('[role="dialog"]');
    if (!isAsked) saveAndStay();
  };
  useHotkeys([['mod+S', saveByKey]], [], true);
  const openFacts = () => {
    setFactsOpen(true);
    setSheetOpen(true);
  };

  const remarksSection = (
    <RemarksSection remarks={remarks} content={values.content} onShow={show} />
  );

  return (
    <form
      noValidate
      className={classes.page}
      data-focused={isFocused || undefined}
      onSubmit={sendBy(props.onSubmit)}
    >
      <EditorHeader
        post={post}
        hasAddress={values.slug.trim() !== ''}
        onPreview={props.onPreview}
        onCancel={onCancel}
        onSettings={isPanelBeside ? undefined : () => setSheetOpen(true)}
      />
      <div className={classes.main}>
        {props.notice}
        {isPanelBeside ? <div ref={setToolPlace} className={classes.tools} /> : null}
        <TitleField
          {...{ form, following }}
          isFirst={post === null && form.values.title === ''}
          onEnter={() => text.current?.focus()}
        />
        <ContentSection
          content={values.content}
          error={errors.content}
          inputProps={form.getInputProps('content')}
          onContent={following.changeContent}
          isFocused={isFocused}
          onFocus={setFocused}
          toolPlace={toolPlace}
          access={text}
          remarked={remarked}
          onRemark={remark}
        />
      </div>
      <EditorPanel
        isBeside={isPanelBeside}
        isHidden={isFocused}
        isSheetOpen={isSheetOpen}
        onCloseSheet={() => setSheetOpen(false)}
      >
        <Group className={panelClasses.actions} gap="xs" pb="md">
          {props.tools}
        </Group>
        {isFactsOpen ? (
          <Suspense fallback={null}>
            <FactsSection
              facts={facts}
              onShow={(fact) => show(facts.placeOf(fact))}
              onClose={() => setFactsOpen(false)}
            />
          </Suspense>
        ) : null}
        <OutlineSection {...{ form, text }} written={props.written} />
        {/* Later ones move nothing under the hands of the writer. */}
        {remarks.hadOpen ? remarksSection : null}
        <BasicsSection
          form={form}
          post={post}
          following={following}
          besidePublication={
            <>
              <OpenFacts
                facts={facts}
                isListed={isFactsOpen}
                onToggle={() => setFactsOpen((was) => !was)}
              />
              <ReviewControl
                post={post}
                isBusy={isSaving || props.isReviewBusy}
                onReady={() => sendBy(props.onReady)()}
                onBack={props.onBackToDraft}
              />
            </>
          }
        />
        {remarks.hadOpen ? null : remarksSection}
        <DetailsSection form={form} />
        <SeoSection form={form} following={following} />
      </EditorPanel>
      <div ref={foot} className={classes.foot}>
        {isPanelBeside ? null : <div ref={setToolPlace} className={classes.tools} />}
        <SaveBar
          isCreated={post !== null}
          content={values.content}
          onSaveAndStay={saveAndStay}
          {...{ isSaving, state, onCancel }}
        />
      </div>
      {props.children}
      {passage ? <RemarkDialog {...{ passage, remarks }} onClose={() => setPassage(null)} /> : null}
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
            openFacts();
          }}
          onPublish={question.publish}
          onClose={question.look}
        />
      ) : null}
    </form>
  );
}
