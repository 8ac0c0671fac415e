import type { ExamplesOf } from '../../../../features/content/web/admin/ContentForm.tsx';
import { ContentTab } from '../../../../features/content/web/admin/ContentTab.tsx';
import type { EstimateRates } from '../../../../features/estimate/estimate.ts';
import { rateExamples, rateExamplesTitle } from '../../../../features/estimate/rate-examples.ts';
import { LaunchList } from '../../../../features/launch/web/admin/LaunchList.tsx';

const examplesOf: ExamplesOf = {
  'estimate-rates': {
    title: rateExamplesTitle,
    // The form shows examples only of a value that its schema takes.
    of: (value) => rateExamples(value as EstimateRates),
  },
};

export const ContentPanel = () => <ContentTab examplesOf={examplesOf} notice={<LaunchList />} />;
