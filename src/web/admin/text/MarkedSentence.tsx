import { Mark, Text } from '@mantine/core';

interface MarkedSentenceProps {
  sentence: string;
  words: string;
}

export function MarkedSentence({ sentence, words }: MarkedSentenceProps) {
  const at = sentence.indexOf(words);
  if (at < 0)
    return (
      <Text maw="var(--site-measure)" dir="auto">
        {sentence}
      </Text>
    );
  return (
    <Text maw="var(--site-measure)" dir="auto">
      {sentence.slice(0, at)}
      <Mark bg="var(--mantine-color-default-hover)" c="inherit" fw={700}>
        {words}
      </Mark>
      {sentence.slice(at + words.length)}
    </Text>
  );
}
