import { paths } from '../../../shared/paths.ts';
import { TabbedPage } from '../../../web/components/TabbedPage.tsx';
import { tipsContent } from '../words/tips.ts';
import { BestPractices } from './BestPractices.tsx';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { UseCases } from './UseCases.tsx';

const { gettingStarted } = tipsContent;

const panels = {
  'getting-started': GettingStarted,
  examples: ExamplePrompts,
  'best-practices': BestPractices,
  'use-cases': UseCases,
};

const howTo = {
  '@type': 'HowTo',
  name: gettingStarted.title,
  description: gettingStarted.intro,
  step: gettingStarted.steps.map(({ step, title, description }) => ({
    '@type': 'HowToStep',
    position: step,
    name: title,
    text: description,
  })),
};

export function Component() {
  return (
    <TabbedPage
      content={tipsContent}
      path={paths.tips}
      panels={panels}
      structuredData={howTo}
      contours={[4, 2]}
    />
  );
}
