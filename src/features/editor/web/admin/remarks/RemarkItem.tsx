import { Blockquote, Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { NamedSentence } from '../../../../../web/components/text/NamedSentence.tsx';
import { accessibleName } from '../../../../../web/start/accessible-name.ts';
import type { Remark } from '../../../remarks.ts';
import { remarksContent } from '../../../words/remarks.ts';
import { RemarkField } from './RemarkField.tsx';
import type { Remarks } from './useRemarks.ts';

const { item: words } = remarksContent;

interface RemarkItemProps {
  remark: Remark;
  remarks: Remarks;
  /** Null when the passage is not in the text any more. */
  onShow: (() => void) | null;
  onTakenBack: () => void;
}

export function RemarkItem({ remark, remarks, onShow, onTakenBack }: RemarkItemProps) {
  const [isAnswering, setAnswering] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { id, quote, doneAt, doneBy, answers, isRemovable } = remark;
  const isDone = doneAt !== null;
  const stopAnswering = () => {
    setAnswering(false);
    item.current?.focus();
  };
  // The button that had the focus may be gone, or in another place of the list.
  const setDone = async () => {
    if (await remarks.setDone(id, !isDone)) item.current?.focus();
  };
  const takeBack = async () => {
    if (await remarks.takeBack(id)) onTakenBack();
  };
  const takeBackAnswer = async (answerId: number) => {
    if (await remarks.takeBack(answerId)) item.current?.focus();
  };
  const actions = [
    ...(onShow ? [{ label: words.show, run: onShow }] : []),
    { label: words.answer, run: () => setAnswering(true) },
    { label: isDone ? words.reopen : words.setDone, run: () => void setDone() },
    ...(isRemovable ? [{ label: words.takeBack, run: () => void takeBack() }] : []),
  ];
  return (
    <li ref={item} tabIndex={-1}>
      <Stack gap="xs" py="sm">
        <Blockquote p="xs" fz="sm" dir="auto">
          {quote}
        </Blockquote>
        {onShow ? null : (
          <Text c="dimmed" fz="sm">
            {words.gone}
          </Text>
        )}
        <Written {...remark} />
        {answers.length > 0 ? (
          <Stack component="ul" gap="xs" ps="md">
            {answers.map((answer) => (
              <li key={answer.id}>
                <Written {...answer} />
                {answer.isRemovable ? (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    disabled={remarks.isBusy}
                    aria-label={accessibleName(words.takeBack, answer.text)}
                    onClick={() => void takeBackAnswer(answer.id)}
                  >
                    {words.takeBack}
                  </Button>
                ) : null}
              </li>
            ))}
          </Stack>
        ) : null}
        {doneAt && doneBy ? (
          <Text c="dimmed" fz="xs">
            <NamedSentence
              sentence={(name) => words.done(name, formatDateTime(doneAt))}
              name={actorName(doneBy)}
            />
          </Text>
        ) : null}
        {isAnswering ? (
          <AnswerField
            isBusy={remarks.isBusy}
            onSave={async (text) => {
              if (await remarks.answer(id, text)) stopAnswering();
            }}
            onCancel={stopAnswering}
          />
        ) : (
          <Group gap="xs">
            {actions.map(({ label, run }) => (
              <Button
                key={label}
                size="xs"
                variant="default"
                disabled={remarks.isBusy}
                aria-label={accessibleName(label, quote)}
                onClick={run}
              >
                {label}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    </li>
  );
}

function Written({ text, writtenBy, createdAt }: Pick<Remark, 'text' | 'writtenBy' | 'createdAt'>) {
  return (
    <div>
      <Text fz="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </Text>
      <Text c="dimmed" fz="xs">
        <NamedSentence
          sentence={(name) => words.by(name, formatDateTime(createdAt))}
          name={actorName(writtenBy)}
        />
      </Text>
    </div>
  );
}

interface AnswerFieldProps {
  isBusy: boolean;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** Contains no form element because it is nested in the form of the post. */
function AnswerField({ isBusy, onSave, onCancel }: AnswerFieldProps) {
  const [text, setText] = useState('');
  return (
    <Stack gap="xs">
      <RemarkField
        label={words.answerLabel}
        text={text}
        onText={setText}
        onSave={() => {
          if (!isBusy) void onSave(text);
        }}
      />
      <Group gap="xs">
        <Button size="xs" disabled={isBusy || text.trim() === ''} onClick={() => void onSave(text)}>
          {words.sendAnswer}
        </Button>
        <Button size="xs" variant="subtle" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
