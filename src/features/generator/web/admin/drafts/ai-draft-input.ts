import { useSessionStorage } from '@mantine/hooks';
import { defaultCategoryId } from '../../../../posts/posts.ts';

const key = 'ai-draft-input';

export interface AiDraftInput {
  subject: string;
  categoryId: number;
}

export const emptyInput: AiDraftInput = { subject: '', categoryId: defaultCategoryId };

/** Kept in session storage: survives tab changes and a reload. */
export function useAiDraftInput() {
  return useSessionStorage<AiDraftInput>({
    key,
    defaultValue: emptyInput,
    getInitialValueInEffect: false,
  });
}

/** Removes the input after signing out: no admin data stays in the browser. */
export function forgetAiDraftInput(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
