import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { accessibleName } from '../../start/accessible-name.ts';
import { Glyph } from '../pictures/Glyph.tsx';

type CopyButtonProps = {
  text: string | (() => string);
  label: string;
  /** Names the copied thing to screen readers when a page has several of these buttons. */
  context?: string;
  copiedLabel: string;
  failedLabel: string;
};

const confirmationMs = 2_500;

const outcomeColors = { copied: 'var(--site-cool-text)', failed: 'var(--mantine-color-error)' };

export function CopyButton({ text, label, context, copiedLabel, failedLabel }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const shownLabel =
    outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : label;

  return (
    <Button
      variant="outline"
      className="needs-scripts"
      c={outcome ? outcomeColors[outcome] : undefined}
      bd={outcome ? '1.5px solid currentcolor' : undefined}
      aria-label={context && accessibleName(shownLabel, context)}
      onClick={copy}
      leftSection={
        <Glyph
          d={
            outcome === 'copied' ? 'm3.5 9.5 3.5 3.5 7.5-8' : 'M6.5 6.5h8v8h-8zM11.5 6.5v-3h-8v8h3'
          }
        />
      }
    >
      <span aria-live="polite">{shownLabel}</span>
    </Button>
  );
}
