import { StatePanel, type StatePanelProps } from './StatePanel.tsx';

/** A list with nothing in it: says so, says why, and offers a way on. */
export function EmptyState(props: StatePanelProps) {
  return (
    <StatePanel
      {...props}
      contours="M8 60c16-34 36-50 54-48s36 18 50 48M26 60c10-22 22-32 35-31s25 12 34 31M44 60c6-10 11-14 17-14s13 5 18 14"
      mark="M61 46V16l18 6-18 7"
    />
  );
}
