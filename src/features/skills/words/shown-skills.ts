export const shownSkillsWords = {
  eyebrow: 'Works with',
  title: 'Skills',
  intro: 'Each with the projects that show it. A skill leads to everybody who has it.',
  projects: 'Shown in',
  developers: (count: number) =>
    count === 1 ? '1 developer works with it' : `${count} developers work with it`,
} as const;
