/** Labels of the sections. */
export const tipsWords = {
  tabsLabel: 'Sections of the guide',
  tabs: [
    { section: 'gettingStarted', id: 'getting-started', label: 'Getting Started' },
    { section: 'examples', id: 'examples', label: 'Example Prompts' },
    { section: 'bestPractices', id: 'best-practices', label: 'Best Practices' },
    { section: 'useCases', id: 'use-cases', label: 'Common Uses' },
  ],
  difficultyLabel: 'Difficulty',
  stepTipsLabel: 'Tips',
  practiceTipsLabel: 'Try this',
  examplesLabel: 'Examples',
  promptGroupsLabel: 'Kinds of prompts',
  allPrompts: 'All prompts, with search',
  map: 'Walk the map: four paths from a sentence to shipped',
  promptPage: 'Fill it in and read why',
  suggestedTool: 'Suggested tool',
  copy: 'Copy prompt',
  copied: 'Copied',
  copyFailed: 'Select the text to copy it',
} as const;
