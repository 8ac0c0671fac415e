import { Alert, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { adminGeneratorContent as words } from '../../../../content/admin-work.ts';
import { maxSubjectLength } from '../../../../shared/admin-drafts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import classes from './GeneratorForm.module.css';
import type { GeneratorInput } from './generator-input.ts';

interface GeneratorFormProps {
  input: GeneratorInput;
  /** A draft is under way. */
  isBusy: boolean;
  /** Why the last try ended without a draft; '' for no such try. */
  failure: string;
  onInput: (input: GeneratorInput) => void;
  onGenerate: () => void;
}

/** What the draft is to be about. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { input, isBusy, failure, onInput, onGenerate } = props;
  const { subject, categoryId } = input;
  const categories = trpc.admin.categories.list.useQuery();

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (subject.trim() && !isBusy) onGenerate();
      }}
    >
      <TextInput
        label={words.subject}
        placeholder={words.subjectPlaceholder}
        value={subject}
        maxLength={maxSubjectLength}
        disabled={isBusy}
        required
        autoComplete="off"
        onChange={(event) => onInput({ subject: event.currentTarget.value, categoryId })}
      />
      <NativeSelect
        label={words.category}
        data={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(categoryId)}
        disabled={isBusy}
        onChange={(event) => onInput({ subject, categoryId: Number(event.currentTarget.value) })}
      />
      <Button type="submit" disabled={isBusy || subject.trim() === ''}>
        {isBusy ? words.generating : words.generate}
      </Button>
      {failure && !isBusy ? (
        <Alert color="red" classNames={{ root: classes.failure, message: classes.message }}>
          {failure}
        </Alert>
      ) : null}
    </form>
  );
}
