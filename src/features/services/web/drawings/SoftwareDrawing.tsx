import classes from '../../../../web/components/pictures/drawing.module.css';
import { Drawing } from './Drawing.tsx';

const rows = [0, 1, 2, 3, 4];
const columns = [0, 1, 2];
const bars = [26, 44, 34, 62, 80];

/** Shows a crumpled grid of cells that leads into a screen with figures. */
export function SoftwareDrawing() {
  return (
    <Drawing hue="moss" summit={[80, 70]}>
      <g transform="translate(36 58) rotate(-6)">
        <rect className={classes.sheet} x="-10" y="-10" width="158" height="146" rx="6" />
        {rows.map((row) =>
          columns.map((column) => (
            <rect
              key={`${row}-${column}`}
              className={(row * 3 + column) % 4 === 1 ? classes.hue : classes.quiet}
              x={column * 46}
              y={row * 26}
              width="42"
              height="22"
              rx="3"
            />
          )),
        )}
      </g>
      <path className={classes.trail} d="M96 196c-18 52 16 96 84 74" />
      <g transform="translate(176 92)">
        <rect className={classes.sheet} width="268" height="226" rx="14" />
        <path
          className={classes.hue}
          d="M1.5 14A12.5 12.5 0 0 1 14 1.500h38v223H14A12.5 12.5 0 0 1 1.5 212z"
        />
        <rect className={classes.wash} x="15" y="22" width="24" height="24" rx="6" />
        <rect className={classes.wash} x="15" y="60" width="24" height="6" rx="3" />
        <rect className={classes.wash} x="15" y="78" width="24" height="6" rx="3" />
        <rect className={classes.wash} x="15" y="96" width="24" height="6" rx="3" />
        <rect className={classes.ink} x="74" y="24" width="92" height="13" rx="3" />
        <rect className={classes.accent} x="206" y="20" width="44" height="20" rx="6" />
        <rect className={classes.bar} x="74" y="56" width="176" height="92" rx="8" />
        {bars.map((height, index) => (
          <rect
            key={height}
            className={index === bars.length - 1 ? classes.accent : classes.hue}
            x={88 + index * 32}
            y={142 - height}
            width="20"
            height={height}
            rx="3"
          />
        ))}
        <rect className={classes.ink} x="74" y="166" width="60" height="8" rx="2" />
        <rect className={classes.quiet} x="148" y="166" width="102" height="8" rx="4" />
        <rect className={classes.hue} x="148" y="166" width="74" height="8" rx="4" />
        <rect className={classes.ink} x="74" y="190" width="46" height="8" rx="2" />
        <rect className={classes.quiet} x="148" y="190" width="102" height="8" rx="4" />
        <rect className={classes.accent} x="148" y="190" width="30" height="8" rx="4" />
      </g>
    </Drawing>
  );
}
