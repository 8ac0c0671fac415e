import { useSessionStorage } from '@mantine/hooks';
import { defaultCategoryId } from '../../../../shared/blog.ts';

const key = 'generator-input';

export interface GeneratorInput {
  subject: string;
  categoryId: number;
}

export const emptyInput: GeneratorInput = { subject: '', categoryId: defaultCategoryId };

/** What is typed before anything is generated; it survives other tabs and a reload. */
export function useGeneratorInput() {
  return useSessionStorage<GeneratorInput>({
    key,
    defaultValue: emptyInput,
    getInitialValueInEffect: false,
  });
}

/** Nothing of the admin area stays in the browser after signing out. */
export function forgetGeneratorInput(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
