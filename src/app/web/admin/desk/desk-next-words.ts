export const deskNextWords = {
  nothing: { title: 'Nothing waits', description: 'All requests are answered.' },
  failed: { title: 'Error', description: 'The requests could not be read. Please try again.' },
} as const;
