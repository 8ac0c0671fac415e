import { Stack, Text, TextInput } from '@mantine/core';
import type { CheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { questionLimits } from '../../call-questions.ts';
import type { CallSettings } from '../../calls.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';

const words = adminCallsContent.settings;
const places = Array.from({ length: questionLimits.count }, (_, index) => index);

export function QuestionFields({ form }: { form: CheckedForm<CallSettings> }) {
  const { questions } = form.values;
  const change = (index: number, question: string) => {
    const all = places.map((place) => questions[place] ?? '');
    form.setFieldValue(
      'questions',
      all.map((known, place) => (place === index ? question : known)),
    );
  };
  return (
    <fieldset>
      <Text component="legend" fw={600} mb="xs">
        {words.questions}
      </Text>
      <Text c="dimmed" fz="sm" mb="xs">
        {words.questionsHint}
      </Text>
      <Stack gap="xs">
        {places.map((index) => (
          <TextInput
            key={index}
            label={words.question(index + 1)}
            placeholder={index === 0 ? words.questionExample : undefined}
            maxLength={questionLimits.question}
            value={questions[index] ?? ''}
            error={form.errors[`questions.${index}`]}
            onChange={({ currentTarget }) => change(index, currentTarget.value)}
          />
        ))}
      </Stack>
    </fieldset>
  );
}
