import classes from '../../../../web/components/drawing.module.css';
import { Drawing } from './Drawing.tsx';

/** A letter travels along a trail: sorted on the way, approved at the end. */
export function AutomationDrawing() {
  return (
    <Drawing hue="sand" summit={[250, 300]}>
      <path
        className={classes.trail}
        d="M96 96c76-30 150-20 158 40s-128 52-120 104 138 56 236 10"
      />
      <g transform="translate(40 56)">
        <rect className={classes.sheet} width="104" height="74" rx="10" />
        <path className={classes.wire} d="m8 12 44 34 44-34" />
      </g>
      <g transform="translate(250 66)">
        <rect className={classes.sheet} width="166" height="116" rx="12" />
        <rect className={classes.accent} x="16" y="18" width="40" height="14" rx="7" />
        <rect className={classes.quiet} x="66" y="21" width="82" height="8" rx="2" />
        <rect className={classes.cool} x="16" y="50" width="40" height="14" rx="7" />
        <rect className={classes.quiet} x="66" y="53" width="64" height="8" rx="2" />
        <rect className={classes.hue} x="16" y="82" width="40" height="14" rx="7" />
        <rect className={classes.quiet} x="66" y="85" width="74" height="8" rx="2" />
      </g>
      <circle className={classes.sheet} cx="134" cy="240" r="34" />
      <path className={classes.wire} d="M134 220v20l13 9" />
      <g transform="translate(330 212)">
        <circle className={classes.cool} cx="42" cy="38" r="42" />
        <path className={classes.tick} d="m24 39 13 13 24-27" />
      </g>
    </Drawing>
  );
}
