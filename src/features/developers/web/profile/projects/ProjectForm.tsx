import { Button, Group, Paper, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { developerLimits } from '../../../developer-limits.ts';
import {
  type OwnProject,
  type OwnProjectChange,
  type OwnProjectForm,
  ownProjectFields,
  typedProjectSchema,
} from '../../../projects/own-projects.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';
import { profileFormContent } from '../../../words/developer-profile-form.ts';
import { YearField } from '../form/YearField.tsx';
import { BuiltWithField, withTool } from './BuiltWithField.tsx';
import {
  type ProjectDraft,
  type ProjectDraftKey,
  readProjectDraft,
  storedIn,
  writeProjectDraft,
} from './project-draft.ts';

const { changedElsewhere } = profileFormContent;
const words = developerAccountContent.projects;
const { fields, categories } = words;

type ProjectFormProps = {
  developerId: number;
  project: OwnProject | null;
  /** False where a draft was open already: the focus stays where the reader is. */
  isByHand: boolean;
  isSaving: boolean;
  /** Receives the full form for a new project, and the edited fields with base values for an existing one. */
  onSave: (form: OwnProjectForm, change: OwnProjectChange) => void;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
};

const schema = typedProjectSchema(() => new Date());

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Sends edited fields with their base values, so that an old form overwrites nothing else. */
function changeOf(typed: OwnProjectForm, draft: ProjectDraft): OwnProjectChange {
  const base = { ...draft, year: draft.year === '' ? null : Number(draft.year) };
  const edited = ownProjectFields.filter((name) => !isSame(typed[name], base[name]));
  const pick = (values: OwnProjectForm) =>
    Object.fromEntries(edited.map((name) => [name, values[name]]));
  return { ...pick(typed), base: pick(base) };
}

export function ProjectForm({
  developerId,
  project,
  isByHand,
  isSaving,
  onSave,
  onCancel,
  onDirtyChange,
}: ProjectFormProps) {
  const draftKey = { developerId, projectId: project?.id ?? null };
  const [start] = useState(() => {
    const stored = storedIn(project);
    return readProjectDraft(draftKey) ?? { typed: stored, base: stored };
  });
  /** Values last read from the server. */
  const [base, setBase] = useState(start.base);
  const { typedTool: firstTool, ...initialValues } = start.typed;
  const form = useCheckedForm({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  });
  const [typedTool, setTypedTool] = useState(firstTool);
  const follow = useEffectEvent((latest: OwnProject) => {
    const stored = storedIn(latest);
    for (const name of ownProjectFields) {
      const isNewer = !isSame(stored[name], base[name]);
      if (!isNewer || isSame(stored[name], form.values[name])) continue;
      if (isSame(form.values[name], base[name])) form.setFieldValue(name, stored[name]);
      else form.setFieldError(name, changedElsewhere(String(stored[name])));
    }
    setBase(stored);
  });
  useEffect(() => {
    if (project) follow(project);
  }, [project]);
  useProjectDraft({ draftKey, base, typed: { ...form.values, typedTool }, onDirtyChange });
  const first = useRef<HTMLInputElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isByHand) first.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  const title = project ? words.editTitle : words.addTitle;

  return (
    <Paper
      component="form"
      withBorder
      p="lg"
      noValidate
      aria-label={title}
      onSubmit={form.onSubmit(
        // Includes a tool that is typed but not added.
        (values) => {
          const typed = schema.parse({
            ...values,
            builtWith: withTool(values.builtWith, typedTool),
          });
          onSave(typed, changeOf(typed, base));
        },
      )}
    >
      <Stack gap="lg">
        <Title order={3}>{title}</Title>
        <TextInput
          label={fields.title.label}
          placeholder={fields.title.placeholder}
          {...form.getInputProps('title')}
          ref={first}
          maxLength={developerLimits.projectTitle}
          required
        />
        <SelectField
          label={fields.category.label}
          options={[{ value: '', label: fields.category.placeholder }, ...categories]}
          {...form.getInputProps('category')}
          required
        />
        <Textarea
          label={fields.story.label}
          placeholder={fields.story.placeholder}
          {...form.getInputProps('story')}
          maxLength={developerLimits.projectStory}
          rows={5}
          required
        />
        <TextInput
          label={fields.projectLink.label}
          placeholder={fields.projectLink.placeholder}
          description={fields.projectLink.hint}
          {...form.getInputProps('projectLink')}
          type="url"
          inputMode="url"
          maxLength={developerLimits.projectLink}
        />
        <BuiltWithField
          tools={form.values.builtWith}
          onChange={(tools) => form.setFieldValue('builtWith', tools)}
          text={typedTool}
          onTextChange={setTypedTool}
        />
        <Textarea
          label={fields.result.label}
          description={fields.result.hint}
          placeholder={fields.result.placeholder}
          {...form.getInputProps('result')}
          maxLength={developerLimits.projectResult}
          rows={2}
        />
        <TextInput
          label={fields.part.label}
          description={fields.part.hint}
          placeholder={fields.part.placeholder}
          {...form.getInputProps('part')}
          maxLength={developerLimits.projectPart}
        />
        <YearField
          label={fields.year.label}
          description={fields.year.hint}
          {...form.getInputProps('year')}
        />
        <Group>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

type Input = {
  draftKey: ProjectDraftKey;
  base: ProjectDraft;
  typed: ProjectDraft;
  onDirtyChange: (isDirty: boolean) => void;
};

/** Saves a draft in this browser until the project is saved or discarded. */
function useProjectDraft({ draftKey, base, typed, onDirtyChange }: Input): void {
  // Fixed order of the fields, so that equal values compare equal.
  const text = JSON.stringify({ ...base, ...typed });
  const isDirty = text !== JSON.stringify(base);

  const keep = useEffectEvent((changed: string | null) =>
    writeProjectDraft(draftKey, changed === null ? null : { typed, base }),
  );
  const changed = isDirty ? text : null;
  useEffect(() => keep(changed), [changed]);

  const report = useEffectEvent(onDirtyChange);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
}
