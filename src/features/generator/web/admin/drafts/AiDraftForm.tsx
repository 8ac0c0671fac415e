import { Alert, Box, Flex, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { Reason, ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { maxSubjectLength } from '../../../ai-drafts.ts';
import { adminAiDraftsContent as words } from '../../../words/ai-drafts.ts';
import type { AiDraftInput } from './ai-draft-input.ts';

interface AiDraftFormProps {
  input: AiDraftInput;
  isBusy: boolean;
  failure: string;
  onInput: (input: AiDraftInput) => void;
  onGenerate: () => void;
}

export function AiDraftForm(props: AiDraftFormProps) {
  const { input, isBusy, failure, onInput, onGenerate } = props;
  const { subject, categoryId } = input;
  const reasonId = useId();
  const reason = isBusy ? words.isGenerating : subject.trim() === '' ? words.noSubject : null;
  const whyFixed = isBusy ? <VisuallyHidden>{words.isGenerating}</VisuallyHidden> : undefined;
  const categories = trpc.admin.categories.list.useQuery();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (subject.trim() && !isBusy) onGenerate();
      }}
    >
      <Stack>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align={{ base: 'stretch', md: 'flex-end' }}
          gap="md"
        >
          <TextInput
            label={words.subject}
            placeholder={words.subjectPlaceholder}
            value={subject}
            maxLength={maxSubjectLength}
            readOnly={isBusy}
            description={whyFixed}
            required
            autoComplete="off"
            onChange={(event) => onInput({ subject: event.currentTarget.value, categoryId })}
            flex={{ base: 'none', md: 2 }}
          />
          <Box flex={{ base: 'none', md: 1 }}>
            <SelectField
              label={words.category}
              options={(categories.data ?? []).map(({ id, name }) => ({
                value: String(id),
                label: name,
              }))}
              value={String(categoryId)}
              aria-disabled={isBusy || undefined}
              description={whyFixed}
              onChange={(event) => {
                if (!isBusy) onInput({ subject, categoryId: Number(event.currentTarget.value) });
              }}
            />
          </Box>
          <ReasonedButton type="submit" {...{ reason, reasonId }}>
            {isBusy ? words.generating : words.generate}
          </ReasonedButton>
        </Flex>
        {reason === null ? null : <Reason id={reasonId}>{reason}</Reason>}
        {failure && !isBusy ? <Alert color="red">{failure}</Alert> : null}
      </Stack>
    </form>
  );
}
