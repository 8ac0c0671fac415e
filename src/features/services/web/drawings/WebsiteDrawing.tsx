import classes from '../../../../web/components/drawing.module.css';
import { Drawing } from './Drawing.tsx';

/** A browser window whose page opens with a horizon. */
export function WebsiteDrawing() {
  return (
    <Drawing hue="ember" summit={[390, 90]}>
      <g transform="translate(56 54)">
        <rect className={classes.sheet} width="368" height="276" rx="14" />
        <path
          className={classes.bar}
          d="M1.5 14A12.5 12.5 0 0 1 14 1.5h340A12.5 12.5 0 0 1 366.5 14v22h-365z"
        />
        <circle className={classes.accent} cx="20" cy="19" r="4.5" />
        <circle className={classes.firm} cx="36" cy="19" r="4.5" />
        <circle className={classes.firm} cx="52" cy="19" r="4.5" />
        <rect className={classes.quiet} x="84" y="10" width="200" height="18" rx="9" />
        <path className={classes.wash} d="M1.5 36h365v136h-365z" />
        <circle className={classes.accent} cx="288" cy="84" r="22" />
        <path
          className={classes.hue}
          d="M1.5 150c60-34 104-40 158-18s118 14 207-34v74h-365z"
          opacity=".5"
        />
        <path className={classes.cool} d="M1.5 164c74-20 138-12 196 0s108 4 169-22v30h-365z" />
        <rect className={classes.ink} x="26" y="60" width="156" height="15" rx="3" />
        <rect className={classes.ink} x="26" y="83" width="112" height="15" rx="3" />
        <rect className={classes.accent} x="26" y="110" width="72" height="20" rx="5" />
        <rect className={classes.ink} x="26" y="194" width="78" height="9" rx="2" />
        <rect className={classes.quiet} x="26" y="212" width="84" height="7" rx="2" />
        <rect className={classes.quiet} x="26" y="226" width="66" height="7" rx="2" />
        <rect className={classes.ink} x="142" y="194" width="62" height="9" rx="2" />
        <rect className={classes.quiet} x="142" y="212" width="86" height="7" rx="2" />
        <rect className={classes.quiet} x="142" y="226" width="74" height="7" rx="2" />
        <rect className={classes.ink} x="258" y="194" width="70" height="9" rx="2" />
        <rect className={classes.quiet} x="258" y="212" width="84" height="7" rx="2" />
        <rect className={classes.quiet} x="258" y="226" width="58" height="7" rx="2" />
      </g>
    </Drawing>
  );
}
