import { Alert, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { adminGeneratorContent as words } from '../../../../content/admin-work.ts';
import { maxSubjectLength } from '../../../../shared/admin-drafts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import classes from './GeneratorForm.module.css';
import { type Generation, setGenerationInput } from './generation-store.ts';

interface GeneratorFormProps {
  generation: Generation;
  onGenerate: () => void;
}

/** What the draft is to be about. */
export function GeneratorForm({ generation, onGenerate }: GeneratorFormProps) {
  const { subject, categoryId, phase, failure } = generation;
  const categories = trpc.admin.categories.list.useQuery();
  const isBusy = phase === 'generating';

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
        onChange={(event) => setGenerationInput({ subject: event.currentTarget.value })}
      />
      <NativeSelect
        label={words.category}
        data={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(categoryId)}
        disabled={isBusy}
        onChange={(event) => setGenerationInput({ categoryId: Number(event.currentTarget.value) })}
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
