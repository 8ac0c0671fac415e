import { Box } from '@mantine/core';
import { StepList } from '../../../../web/components/cards/StepList.tsx';
import ink from '../../../../web/components/pictures/drawing.module.css';
import { arrives } from '../../../../web/components/sections/arrival.ts';
import { serviceWebsitesContent } from '../../words/service-websites.ts';
import classes from './ProcessPath.module.css';

const { items, stepLabel } = serviceWebsitesContent.process;

/** The numbers of the line match the stations in the stylesheet: a quarter of the width apart, at 116, 44, 92 and 28 px. */
export function ProcessPath() {
  return (
    <div className={classes.path}>
      <Box
        component="svg"
        ref={arrives}
        visibleFrom="md"
        className={classes.line}
        aria-hidden="true"
        viewBox="0 0 1376 160"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path
          d="M-40 60C20 70 60 116 124 116S350 44 438 44s220 48 314 48S980 28 1066 28s200 60 330 20"
          className={ink.trail}
          data-trail
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <StepList steps={items} stepLabel={stepLabel} layout="row" />
    </div>
  );
}
