import ink from '../../../../web/components/pictures/drawing.module.css';
import classes from './CallDial.module.css';

const radius = 116;
const hours = Array.from({ length: 12 }, (_, hour) => hour);

type CallDialProps = { /** Less than a full turn of the dial. */ minutes: number };

export function CallDial({ minutes }: CallDialProps) {
  const angle = (minutes / 60) * 2 * Math.PI;
  const x = Math.round(radius * Math.sin(angle));
  const y = Math.round(-radius * Math.cos(angle));
  return (
    <svg
      aria-hidden="true"
      className={classes.dial}
      viewBox="-150 -150 300 300"
      width="300"
      height="300"
      focusable="false"
    >
      <circle className={ink.sheet} r="146" />
      <path
        className={ink.accent}
        d={`M0 0V${-radius}A${radius} ${radius} 0 ${minutes > 30 ? 1 : 0} 1 ${x} ${y}Z`}
      />
      {hours.map((hour) => (
        <path
          key={hour}
          className={ink.wire}
          d={hour % 3 === 0 ? 'M0-136v14' : 'M0-136v7'}
          transform={`rotate(${hour * 30})`}
        />
      ))}
      <path className={classes.hand} d={`M0-96V0L${Math.round(x * 0.8)} ${Math.round(y * 0.8)}`} />
      <text className={classes.minutes} x="56" y="22" fontSize="64" textAnchor="middle">
        {minutes}
      </text>
    </svg>
  );
}
