import { StateDrawing, type StateName } from '../pictures/StateDrawing.tsx';
import { StatePanel, type StatePanelProps } from './StatePanel.tsx';

interface EmptyStateProps extends StatePanelProps {
  drawing: StateName;
}

export function EmptyState({ drawing, ...panel }: EmptyStateProps) {
  return <StatePanel {...panel} drawing={<StateDrawing name={drawing} />} />;
}
