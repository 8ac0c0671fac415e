import drawing from '../pictures/drawing.module.css';
import { StateDrawing, type StateName } from '../pictures/StateDrawing.tsx';
import { StatePanel, type StatePanelProps } from './StatePanel.tsx';

interface ErrorStateProps extends StatePanelProps {
  drawing?: StateName;
}

export function ErrorState({ drawing: name, ...panel }: ErrorStateProps) {
  return (
    <StatePanel
      {...panel}
      role="alert"
      drawing={name ? <StateDrawing name={name} /> : <BrokenBridge />}
    />
  );
}

/** Inlined, because the connection may be down. */
function BrokenBridge() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 100"
      fill="none"
      strokeLinecap="round"
      focusable="false"
    >
      <path
        stroke="var(--site-line-strong)"
        d="M4 62c16-5 30-6 48-2v34M156 62c-16-5-30-6-48-2v34M6 78c14-3 24-2 34 2M154 78c-14-3-24-2-34 2M62 95c12-6 24-6 36 0M70 88c6-2 14-2 20 0"
      />
      <path
        className={drawing.wire}
        d="M52 60V38M108 60V38M52 41c6 8 12 12 19 13M108 41c-4 6-8 10-13 12M52 60h15l5 7M108 60H96l-6 9M60 60v-9M101 60v-9"
      />
      <path className={drawing.trail} d="M8 50c13-4 25-4 36 1" />
    </svg>
  );
}
