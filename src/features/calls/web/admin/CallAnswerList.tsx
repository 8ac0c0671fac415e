import { Text } from '@mantine/core';
import type { CallAnswers } from '../../../../shared/call-answers.ts';

/** Renders nothing when nothing was asked or answered. */
export function CallAnswerList({ answers }: { answers: CallAnswers }) {
  if (answers.length === 0) return null;
  return (
    <Text component="dl" fz="sm">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <Text component="dt" inherit c="dimmed" dir="auto">
            {question}
          </Text>
          <Text component="dd" inherit dir="auto">
            {answer}
          </Text>
        </div>
      ))}
    </Text>
  );
}
