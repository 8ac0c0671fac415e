import { Text, Title } from '@mantine/core';
import ink from '../../../web/components/pictures/drawing.module.css';
import { whatIsVibecodingContent } from '../words/what-is-vibecoding.ts';
import classes from './ElementLoop.module.css';

const quarterTurns = [0, 90, 180, 270];

export function ElementLoop() {
  return (
    <div className={classes.loop}>
      <svg
        aria-hidden="true"
        className={classes.drawing}
        viewBox="-160 -160 320 320"
        width="320"
        height="320"
        focusable="false"
      >
        <circle fill="none" stroke="var(--site-contour)" strokeWidth="34" r="112" />
        {quarterTurns.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className={ink.route} d="M-50-100A112 112 0 0 1 50-100M34-114l17 14-17 15" />
            <circle
              className={ink.cool}
              stroke="var(--mantine-color-body)"
              strokeWidth="6"
              cx="-79"
              cy="-79"
              r="26"
            />
          </g>
        ))}
      </svg>
      <ol className={classes.elements}>
        {whatIsVibecodingContent.elements.items.map((element) => (
          <li key={element.title}>
            <Title order={3} fz="2xl">
              {element.title}
            </Title>
            <Text c="dimmed" maw="36ch" mt="xs">
              {element.description}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
