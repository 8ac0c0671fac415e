import { Paper, Text } from '@mantine/core';
import { useId } from 'react';
import { developerSignupContent } from '../words/developer-signup.ts';

const words = developerSignupContent.code.demo;

export function DemoCode({ code }: { code: string }) {
  const labelId = useId();
  return (
    <Paper variant="dashed" px="lg" py="md">
      <Text component="strong" variant="display">
        {words.title}
      </Text>
      <Text c="dimmed" fz="sm">
        {words.text}
      </Text>
      <Text c="dimmed" fz="sm">
        <span id={labelId}>{words.codeLabel}</span>{' '}
        <Text
          component="output"
          variant="display"
          c="bright"
          fz="xl"
          lts="0.12em"
          aria-labelledby={labelId}
        >
          {code}
        </Text>
      </Text>
    </Paper>
  );
}
