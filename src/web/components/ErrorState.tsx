import { StatePanel, type StatePanelProps } from './StatePanel.tsx';

/** Something did not load: announced to screen readers, with a way on. */
export function ErrorState(props: StatePanelProps) {
  return (
    <StatePanel
      {...props}
      role="alert"
      contours="M4 56c20-6 30-30 48-32M70 24c18 4 26 26 46 32M12 66c18-4 34-16 44-18M68 48c12 3 26 13 42 18"
      mark="m54 14 14 44M68 14 54 58"
    />
  );
}
