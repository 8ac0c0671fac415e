import { Text } from '@mantine/core';
import ink from '../../../../web/components/pictures/drawing.module.css';
import { serviceAutomationContent } from '../../words/service-automation.ts';
import classes from './WeekScale.module.css';

const { weeks, timeNote } = serviceAutomationContent.hero;
const rulerWeeks = 6;
const workingDays = 5;

/** Returns x in the drawing's 640 × 88 units. */
function atWeek(week: number): number {
  return 32 + week * 92;
}

const days = Array.from({ length: rulerWeeks * workingDays + 1 }, (_, day) => day);

export function WeekScale() {
  return (
    <div className={classes.scale}>
      <svg
        aria-hidden="true"
        className={classes.ruler}
        viewBox="0 0 640 88"
        width="640"
        height="88"
        focusable="false"
      >
        <rect className={ink.sheet} x="2" y="2" width="636" height="84" rx="10" />
        <rect
          className={ink.accent}
          x={atWeek(weeks.shortest)}
          y="3"
          width={atWeek(weeks.longest) - atWeek(weeks.shortest)}
          height="14"
        />
        {days.map((day) => (
          <path
            key={day}
            className={ink.wire}
            d={`M${atWeek(day / workingDays)} 3v${day % workingDays === 0 ? 30 : 14}`}
          />
        ))}
        {days
          .filter((day) => day % workingDays === 0 && day > 0)
          .map((day) => (
            <text
              key={day}
              className={classes.number}
              x={atWeek(day / workingDays)}
              y="66"
              fontSize="26"
              textAnchor="middle"
            >
              {day / workingDays}
            </text>
          ))}
        <text className={ink.ink} x="20" y="64" fontSize="19">
          {weeks.unit}
        </text>
      </svg>
      <Text fz="lg">{timeNote}</Text>
    </div>
  );
}
