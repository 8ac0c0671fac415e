import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../../../../web/admin/list/ListSkeleton.tsx';
import { PartFailed } from '../../../../../web/admin/PartFailed.tsx';
import { Reason, ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { DocumentRef } from '../../../../documents/documents.ts';
import type { OutlinePart, StagedDraft } from '../../../staged-drafts.ts';
import { stagedDraftsContent as words } from '../../../words/staged-drafts.ts';
import { useWhyNot } from '../useWhyNot.ts';
import { WritingCosts } from '../WritingCosts.tsx';
import { OutlineFields } from './OutlineFields.tsx';
import type { OutlinedText } from './outline-text.ts';
import { SectionItem } from './SectionItem.tsx';
import { StepLog, StepProgress } from './StepProgress.tsx';
import { lastStepOf, sectionState } from './section-state.ts';
import { useOutline } from './useOutline.ts';
import { usePlacing } from './usePlacing.ts';
import {
  isUnderWay,
  runningStep,
  type StagedChanges,
  stagedAddress,
  useStagedChanges,
  useStagedDraft,
} from './useStagedDraft.ts';

interface OutlinePanelProps {
  id: number;
  of: DocumentRef;
  text: OutlinedText;
}

/** The outline beside its text: what is written, what the model writes next, and what it takes. */
export default function OutlinePanel({ id, of, text }: OutlinePanelProps) {
  const staged = useStagedDraft(id);
  if (staged.data) return <Outline draft={staged.data} {...{ of, text }} />;
  return staged.error ? <PartFailed /> : <ListSkeleton />;
}

type AskStep = Parameters<StagedChanges['ask']['mutate']>[0];

interface OutlineProps extends Omit<OutlinePanelProps, 'id'> {
  draft: StagedDraft;
}

function Outline({ draft, of, text }: OutlineProps) {
  const { id, sections } = draft;
  const changes = useStagedChanges(id);
  const [isEditing, setEditing] = useState(false);
  // Here, because a save may wait for another one when the fields are closed.
  const outline = useOutline(draft, changes.saveOutline);
  const place = usePlacing(draft, text);
  // The model reads the text as it is now.
  const ask = async (input: AskStep) => {
    await text.keep();
    changes.ask.mutate(input);
  };
  const inText = text.sectionsIn(sections);
  const toWrite = sections.filter((section) => {
    const state = sectionState(section, null, inText.get(section.id)?.state ?? 'missing');
    return state === 'open';
  });
  const whyNot = useWhyNot();
  const reasonId = useId();
  useFreshCosts(draft);
  const reason = isUnderWay(draft) || changes.ask.isPending ? words.sections.isWriting : whyNot;
  const nothingToWrite =
    sections.length === 0 ? words.outline.noneBeside : words.sections.allWritten;

  return (
    <Stack gap="md">
      <Text c="dimmed" fz="sm">
        {words.sections.intro}{' '}
        <Anchor component={Link} to={stagedAddress(id)} inherit underline="always">
          {words.outline.brief}
        </Anchor>
      </Text>
      <Group gap="xs">
        <ReasonedButton
          size="sm"
          reason={reason ?? (toWrite.length === 0 ? nothingToWrite : null)}
          {...(reason === null ? {} : { reasonId })}
          onClick={() =>
            void ask({
              ...{ id, kind: 'sections' },
              sectionIds: toWrite.map((section) => section.id),
            })
          }
        >
          {words.sections.writeAll}
        </ReasonedButton>
        <Button
          size="sm"
          variant="default"
          aria-expanded={isEditing}
          onClick={() => setEditing((was) => !was)}
        >
          {isEditing ? words.sections.editEnd : words.sections.edit}
        </Button>
      </Group>
      {reason === null ? null : <Reason id={reasonId}>{reason}</Reason>}
      <Progress {...{ draft, changes }} />
      {isEditing ? (
        <Editing {...{ draft, text, outline }} />
      ) : (
        <ol className="ruled" aria-label={words.outline.title}>
          {sections.map((section) => (
            <SectionItem
              key={section.id}
              section={section}
              inText={inText.get(section.id) ?? { state: 'missing', html: '' }}
              last={lastStepOf(draft, section.id)}
              writing={{ reason, reasonId }}
              isDeciding={changes.decide.isPending}
              onAsk={(wish) => void ask({ id, kind: 'section', sectionId: section.id, wish })}
              onPut={() =>
                text.put(sections, { id: section.id, html: section.html, isForced: true })
              }
              onTake={() => place(section)}
              onRefuse={(offeredHtml) =>
                changes.decide.mutate({ id, sectionId: section.id, offeredHtml, isTaken: false })
              }
            />
          ))}
        </ol>
      )}
      <WritingCosts of={of} purposes={['section']} />
      <StepLog steps={draft.steps} />
    </Stack>
  );
}

/** A request counts at once, also when nothing came of it. */
function useFreshCosts({ steps }: StagedDraft) {
  const utils = trpc.useUtils();
  const endedCount = steps.filter(({ outcome }) => outcome !== 'running').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ended step costs something
  useEffect(() => {
    void utils.admin.suggestions.costs.invalidate();
    void utils.admin.houseStyle.month.invalidate();
    void utils.admin.aiDrafts.status.invalidate();
  }, [endedCount]);
}

interface ProgressProps {
  draft: StagedDraft;
  changes: StagedChanges;
}

function Progress({ draft, changes }: ProgressProps) {
  const { id, sections, steps } = draft;
  const step = runningStep(draft);
  if (step) {
    const position = sections.findIndex((section) => section.id === step.sectionId) + 1;
    return (
      <StepProgress
        key={step.id}
        step={step}
        title={position > 0 ? words.sections.progress(position, sections.length) : undefined}
        isStopping={changes.cancel.isPending}
        onStop={() => changes.cancel.mutate({ id })}
      />
    );
  }
  const last = steps.at(-1);
  // A section says itself why it failed.
  const isOfSection = sections.some((section) => section.id === last?.sectionId);
  return last?.message && !isOfSection ? (
    <Alert color="red" role="status">
      {last.message}
    </Alert>
  ) : null;
}

interface EditingProps extends Omit<OutlineProps, 'of'> {
  outline: ReturnType<typeof useOutline>;
}

function Editing({ draft, text, outline }: EditingProps) {
  const { parts } = outline;
  // The headings that the text has: a heading is changed there when its field is left.
  const told = useRef(new Map<string, string>());
  const sectionOf = ({ id, heading }: OutlinePart) => {
    const known = draft.sections.find((section) => section.id === id);
    const { html = '', offeredHtml = null } = known ?? {};
    return { id, heading: told.current.get(id) ?? known?.heading ?? heading, html, offeredHtml };
  };
  const sections = parts.map(sectionOf);
  const keep = (id: string) => {
    const part = parts.find((one) => one.id === id);
    const before = sections.find((one) => one.id === id);
    if (part && before && part.heading !== before.heading) {
      text.rename(sections, id, part.heading);
      told.current.set(id, part.heading);
    }
    outline.keep();
  };
  return (
    <OutlineFields
      parts={parts}
      isWritten={(id) => text.hasWords(sections, id)}
      onEdit={outline.edit}
      onKeep={keep}
      onAdd={outline.add}
      onMove={(at, step) => {
        const part = parts[at];
        if (part) text.move(sections, part.id, step);
        outline.move(at, step);
      }}
      onRemove={(id) => {
        text.remove(sections, id);
        outline.remove(id);
      }}
    />
  );
}
