import classes from '../../../../web/components/drawing.module.css';
import { Drawing } from './Drawing.tsx';

const listRows = [0, 1, 2];

/** Two phones: a list with one item done in front, a map with a route behind. */
export function AppDrawing() {
  return (
    <Drawing hue="lagoon" summit={[110, 240]}>
      <g transform="translate(248 34) rotate(7 80 150)">
        <rect className={classes.sheet} width="156" height="300" rx="26" />
        <rect className={classes.wash} x="12" y="30" width="132" height="186" rx="10" />
        <path
          className={classes.hue}
          d="M12 150c40-26 74 8 132-22v78a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10z"
          opacity=".45"
        />
        <path className={classes.trail} d="M34 196c2-42 58-30 62-66s-26-34 16-66" />
        <path
          className={classes.accent}
          d="M112 36a15 15 0 0 1 15 15c0 11-15 24-15 24S97 62 97 51a15 15 0 0 1 15-15z"
        />
        <rect className={classes.ink} x="16" y="232" width="76" height="11" rx="3" />
        <rect className={classes.quiet} x="16" y="252" width="112" height="8" rx="2" />
        <rect className={classes.firm} x="56" y="284" width="44" height="4" rx="2" />
      </g>
      <g transform="translate(92 42) rotate(-5 80 150)">
        <rect className={classes.sheet} width="164" height="308" rx="28" />
        <rect className={classes.firm} x="60" y="12" width="44" height="7" rx="3.5" />
        <rect className={classes.ink} x="18" y="40" width="86" height="14" rx="3" />
        <rect className={classes.quiet} x="18" y="62" width="58" height="8" rx="2" />
        {listRows.map((row) => (
          <g key={row} transform={`translate(14 ${86 + row * 54})`}>
            <rect
              className={row === 1 ? classes.wash : classes.bar}
              width="136"
              height="46"
              rx="10"
            />
            <circle className={row === 1 ? classes.hue : classes.quiet} cx="24" cy="23" r="12" />
            {row === 1 ? <path className={classes.tick} d="m18.5 23 4 4 7-8" /> : null}
            <rect className={classes.ink} x="46" y="13" width={62 - row * 8} height="8" rx="2" />
            <rect className={classes.firm} x="46" y="27" width={74 - row * 10} height="6" rx="2" />
          </g>
        ))}
        <rect className={classes.accent} x="14" y="254" width="136" height="32" rx="10" />
      </g>
    </Drawing>
  );
}
