import { Flex } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../../../web/admin/format-time.ts';
import { LineValue, ValueLine } from '../../../../../../web/admin/LabeledValue.tsx';
import { Dialog } from '../../../../../../web/components/dialog/Dialog.tsx';
import { adminAccountContent } from '../../../../words/admin-account.ts';

const words = adminAccountContent.factors;

interface FactorItemProps {
  name: string;
  facts: readonly { label: string; at: Date | null }[];
  isLast: boolean;
  removal: { isPending: boolean; start: () => Promise<unknown> };
}

export function FactorItem({ name, facts, isLast, removal }: FactorItemProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <Flex component="li" wrap="wrap" align="center" gap="md" py="md">
      <Flex flex="1 1 12rem" miw={0} fz="sm">
        <strong dir="auto">{name}</strong>
      </Flex>
      <ValueLine>
        {facts.map(({ label, at }) => (
          <LineValue key={label} label={label}>
            {at ? formatDateTime(at) : words.neverUsed}
          </LineValue>
        ))}
      </ValueLine>
      <ActionButton context={name} isDangerous onClick={() => setIsAsking(true)}>
        {words.remove}
      </ActionButton>
      {isAsking ? (
        <Dialog
          title={words.confirmRemoval.title(name)}
          onClose={close}
          answers={[
            { label: adminContent.dialog.cancel, onChoose: close },
            {
              label: removal.isPending ? words.removing : words.remove,
              onChoose: () => void removal.start().then(close, close),
              isDisabled: removal.isPending,
            },
          ]}
        >
          <p>{isLast ? words.confirmRemoval.last : words.confirmRemoval.text}</p>
        </Dialog>
      ) : null}
    </Flex>
  );
}
