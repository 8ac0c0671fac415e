import type { z } from 'zod';

export function firstMessages(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    messages[field] ??= issue.message;
  }
  return messages;
}
