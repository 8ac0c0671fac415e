import classes from '../../../components/drawing.module.css';
import { Drawing } from '../drawings/Drawing.tsx';

/** A flip chart with a route on it, a question and its answer. */
export function ConsultingDrawing() {
  return (
    <Drawing hue="sky" summit={[400, 250]}>
      <path className={classes.wire} d="m112 250-26 82M246 250l26 82M179 252v70" />
      <g transform="translate(70 44)">
        <rect className={classes.sheet} width="218" height="212" rx="8" />
        <rect className={classes.ink} x="-8" y="-8" width="234" height="16" rx="6" />
        <rect className={classes.ink} x="24" y="30" width="94" height="12" rx="3" />
        <path
          className={classes.hue}
          d="M20 178c36-20 52-66 88-62s46 30 90-10v80a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6z"
          opacity=".45"
        />
        <path className={classes.trail} d="M34 172c38-18 46-62 76-60s40 30 72-26" />
        <path className={classes.wire} d="M182 88V58" />
        <path className={classes.accent} d="M183 57h30l-8 9 8 9h-30z" />
      </g>
      <g transform="translate(282 72)">
        <path
          className={classes.cool}
          d="M18 0h124a18 18 0 0 1 18 18v46a18 18 0 0 1-18 18H46l-28 24V82A18 18 0 0 1 0 64V18A18 18 0 0 1 18 0z"
        />
        <rect className={classes.wash} x="22" y="24" width="112" height="9" rx="3" />
        <rect className={classes.wash} x="22" y="46" width="76" height="9" rx="3" />
      </g>
      <g transform="translate(314 206)">
        <path
          className={classes.sheet}
          d="M18 0h96a18 18 0 0 1 18 18v38a18 18 0 0 1-18 18v26L86 74H18A18 18 0 0 1 0 56V18A18 18 0 0 1 18 0z"
        />
        <rect className={classes.ink} x="22" y="22" width="86" height="8" rx="3" />
        <rect className={classes.firm} x="22" y="42" width="58" height="8" rx="3" />
      </g>
    </Drawing>
  );
}
