import { Box } from '@mantine/core';
import type { ColorToken } from '../../../shared/words/types.ts';
import classes from '../../../web/components/pictures/drawing.module.css';

const edge = { stroke: 'var(--site-line-strong)', strokeWidth: 1.5 };

type Parcel = { hue: ColorToken; outline: string; lines: string; pin: readonly [number, number] };

const parcels: readonly Parcel[] = [
  {
    hue: 'ember',
    outline: 'M52 66c60-18 118-8 172-2l-8 128c-60 14-112-2-164 6z',
    lines:
      'M76 128c16-40 92-52 118-18s-14 62-58 58-74-8-60-40zM104 130c8-20 54-26 68-8s-8 32-34 30-42-4-34-22z',
    pin: [142, 122],
  },
  {
    hue: 'lagoon',
    outline: 'M244 66c60 8 124 4 184-8l4 116c-60 22-122 22-196 18z',
    lines: 'M252 150c50-16 84 12 178-22M254 122c54-12 92 12 174-20M258 96c58-8 96 12 170-18',
    pin: [336, 118],
  },
  {
    hue: 'moss',
    outline: 'M52 216c58-8 108 6 162-6l-2 156c-54 12-108 2-160 12z',
    lines: 'M78 342c-10-60 30-110 112-108M104 352c-8-50 22-86 84-84M134 356c-4-36 16-56 54-54',
    pin: [118, 296],
  },
  {
    hue: 'sand',
    outline: 'M234 210c70 6 138 2 198-18l-4 160c-64 14-128 6-196 14z',
    lines:
      'M262 300c14-50 110-66 142-26s-24 74-74 70-80-8-68-44zM292 298c10-26 68-36 86-12s-14 42-44 40-50-4-42-28z',
    pin: [336, 284],
  },
];

export function ServicesMap() {
  return (
    <Box
      component="svg"
      h="auto"
      style={{ overflow: 'visible' }}
      aria-hidden="true"
      viewBox="0 0 480 430"
      width="480"
      height="430"
      focusable="false"
    >
      <g transform="rotate(-3 240 215)">
        <path
          className={classes.paper}
          {...edge}
          d="m24 36 144 14 144-14 144 14v346l-144-14-144 14-144-14z"
        />
        {parcels.map((parcel) => (
          <g key={parcel.hue} data-hue={parcel.hue}>
            <path
              className={classes.wash}
              stroke="var(--hue-graphic)"
              strokeWidth="2"
              d={parcel.outline}
            />
            <path className={classes.contour} d={parcel.lines} />
          </g>
        ))}
        <path
          stroke="var(--mantine-color-default-border)"
          strokeWidth="1.5"
          d="M168 50v346M312 36v346"
        />
        <path
          className={classes.trail}
          d="M142 122c62 40 128-50 194-4s-150 110-218 178 130 70 218-12"
        />
        {parcels.map((parcel) => (
          <g
            key={parcel.hue}
            data-hue={parcel.hue}
            transform={`translate(${parcel.pin[0]} ${parcel.pin[1]})`}
          >
            <path
              fill="var(--hue-text)"
              d="M0 4c-10-14-18-21-18-33a18 18 0 0 1 36 0C18-17 10-10 0 4z"
            />
            <circle className={classes.paper} cy="-29" r="7" />
          </g>
        ))}
      </g>
    </Box>
  );
}
