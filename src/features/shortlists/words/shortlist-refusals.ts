export const shortlistRefusals = {
  nobody: 'Please choose at least one developer',
  notEverybody: (reason: string) => `Not everybody got your message. ${reason}`,
} as const;
