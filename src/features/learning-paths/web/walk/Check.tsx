import { Box, Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ShownStation } from '../../path-entries.ts';
import type { CheckQuestion } from '../../words/path-types.ts';
import { pathWords } from '../../words/path-words.ts';

const words = pathWords.check;

interface CheckProps {
  station: ShownStation;
  /** False without scripts: the questions stand with their answers. */
  isKnown: boolean;
  onAnswered: () => void;
}

/** Five questions that are answered in place. */
export function Check({ station, isKnown, onAnswered }: CheckProps) {
  const { questions } = station;
  return (
    <Box component="details" className="screen-only" w="100%">
      <Text component="summary" py="sm" fw={600} c="var(--mantine-color-anchor)">
        {isKnown ? words.open : words.read}
      </Text>
      {isKnown ? (
        <Questions name={`check-${station.number}`} questions={questions} onAnswered={onAnswered} />
      ) : (
        <Stack component="ol" gap="md" py="sm">
          {questions.map((one) => (
            <li key={one.question}>
              <Text fw={600}>{one.question}</Text>
              <ul>
                {one.answers.map((answer) => (
                  <li key={answer}>{answer}</li>
                ))}
              </ul>
              <details>
                <Text component="summary" py="xs">
                  {words.answer}
                </Text>
                <p>
                  {one.answers[one.right]} {one.because}
                </p>
              </details>
            </li>
          ))}
        </Stack>
      )}
    </Box>
  );
}

interface QuestionsProps {
  name: string;
  questions: readonly CheckQuestion[];
  onAnswered: () => void;
}

function Questions({ name, questions, onAnswered }: QuestionsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [isAnswered, setIsAnswered] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  const right = questions.filter((one, index) => one.right === chosen[index]).length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsAnswered(true);
        onAnswered();
        requestAnimationFrame(() => result.current?.focus());
      }}
    >
      <Stack gap="lg" py="sm" align="flex-start">
        {questions.map((one, index) => (
          <Box component="fieldset" key={one.question} disabled={isAnswered}>
            <Text component="legend" fw={600} p={0}>
              {one.question}
            </Text>
            {one.answers.map((answer, at) => (
              <label key={answer} className="check">
                <input
                  type="radio"
                  name={`${name}-${index}`}
                  required
                  checked={chosen[index] === at}
                  onChange={() => setChosen({ ...chosen, [index]: at })}
                />
                {answer}
              </label>
            ))}
            {isAnswered ? (
              <Text className="barred" maw="var(--site-measure)" mt="xs">
                <strong>
                  {chosen[index] === one.right
                    ? words.right
                    : words.wrong(one.answers[one.right] ?? '')}
                </strong>{' '}
                {one.because}
              </Text>
            ) : null}
          </Box>
        ))}
        {isAnswered ? (
          <>
            <Text ref={result} tabIndex={-1} fw={600}>
              {words.result(right, questions.length)}
            </Text>
            <Button
              variant="default"
              onClick={() => {
                setChosen({});
                setIsAnswered(false);
              }}
            >
              {words.again}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="default">
            {words.see}
          </Button>
        )}
      </Stack>
    </form>
  );
}
