/** Labels of the cards and of the page of an app. */
export const examplesWords = {
  sampleLabel: 'Sample project with an invented client',
  askedLabel: 'Asked',
  resultLabel: 'Result',
  enlarge: 'See it large',
  closeLarge: 'Close the picture',
  techLabel: 'Built with',
  technicalFeaturesLabel: 'Technical features',
  visitLabel: 'Open the live app',
  serviceLabel: 'Service',
  previousLabel: 'Previous example',
  stepDone: 'done',
  stepsDone: (done: number, all: number) => `${done} of ${all} steps done`,
  nextLabel: 'Next example',
  neighborsLabel: 'More examples',
} as const;
