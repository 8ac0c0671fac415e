import { useSessionStorage } from '@mantine/hooks';
import { defaultCategoryId } from '../../../../posts/posts.ts';

const key = 'ai-draft-input';

export interface AiDraftInput {
  subject: string;
  categoryId: number;
}

export const emptyInput: AiDraftInput = { subject: '', categoryId: defaultCategoryId };

/** What is typed before anything is generated; it survives other tabs and a reload. */
export function useAiDraftInput() {
  return useSessionStorage<AiDraftInput>({
    key,
    defaultValue: emptyInput,
    getInitialValueInEffect: false,
  });
}

/** Nothing of the admin area stays in the browser after signing out. */
export function forgetAiDraftInput(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
