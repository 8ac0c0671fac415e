import { StateDrawing, type StateName } from '../pictures/StateDrawing.tsx';
import { StatePanel, type StatePanelProps } from './StatePanel.tsx';

interface EmptyStateProps extends StatePanelProps {
  /** Which drawing suits the place. */
  drawing: StateName;
}

/** A list with nothing in it: says so, says why, and offers a way on. */
export function EmptyState({ drawing, ...panel }: EmptyStateProps) {
  return <StatePanel {...panel} drawing={<StateDrawing name={drawing} />} />;
}
