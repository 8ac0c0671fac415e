export const heroFactsWords = {
  skills: 'First skills',
  freeNow: 'Free now',
  freeFrom: (day: string) => `Free from ${day}`,
  write: 'Write a message',
} as const;
