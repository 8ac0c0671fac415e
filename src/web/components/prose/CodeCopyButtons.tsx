import { createPortal } from 'react-dom';
import { interfaceContent } from '../../../shared/words/interface.ts';
import { CopyButton } from './CopyButton.tsx';

const words = interfaceContent.copyCode;
const contextLength = 40;

const codeOf = (bar: HTMLElement) => bar.parentElement?.querySelector('pre')?.textContent ?? '';

export function CodeCopyButtons({ bars }: { bars: readonly HTMLElement[] }) {
  return bars.map((bar, index) =>
    createPortal(
      <CopyButton
        text={() => codeOf(bar)}
        label={words.label}
        context={codeOf(bar).trim().split('\n', 1)[0]?.slice(0, contextLength)}
        copiedLabel={words.copied}
        failedLabel={words.failed}
      />,
      bar,
      String(index),
    ),
  );
}
