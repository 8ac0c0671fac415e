import { Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import { PlayablePlace } from '../../../playable/web/PlayablePlace.tsx';
import { usePlayable } from '../../../playable/web/use-playable.ts';
import type { ExampleApp } from '../../example-app.ts';
import type { examplesKind } from '../../words/examples.ts';
import { examplesWords as words } from '../../words/examples-words.ts';
import type { PortfolioProject } from '../../words/portfolio.ts';
import { NumberedList } from './NumberedList.tsx';

type CaseTryProps = { project: PortfolioProject; app: ExampleApp };

/** The app at work: four steps, and beside them a picture that the app replaces once it is there. */
export function CaseTry({ project: { image, darkImage }, app }: CaseTryProps) {
  const { tryIt } = useContent<typeof examplesKind>('examples').caseStudy;
  const place = useRef<HTMLElement>(null);
  const playable = usePlayable(place, true);
  const [done, setDone] = useState<readonly boolean[]>([]);
  const doneCount = done.filter(Boolean).length;
  return (
    <Section heading={tryIt} tone="sand" edge={3}>
      <Columns widths="4fr 6fr" gap="lg" columnGap="3xl" align="center">
        <div>
          <NumberedList items={app.steps} done={done} />
          <p className="visually-hidden" role="status">
            {doneCount > 0 ? words.stepsDone(doneCount, app.steps.length) : null}
          </p>
        </div>
        <figure ref={place}>
          <PlayablePlace
            {...{ playable, app: app.id, chosen: [], onSteps: setDone }}
            // The top of the page describes the same picture.
            picture={{ src: image, darkSrc: darkImage, alt: '' }}
          />
          <Text component="figcaption" mt="sm" fz="sm">
            {tryIt.note} <span className="without-scripts">{tryIt.needsScripts}</span>
          </Text>
        </figure>
      </Columns>
    </Section>
  );
}
