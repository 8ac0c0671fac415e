import type { ReactNode } from 'react';
import type { PostedForm } from '../../shared/posted-form.ts';
import { PostedFormContext } from '../../web/forms/posted-form-context.ts';
import { type HeadCollector, HeadContext } from '../../web/page-head.tsx';
import { ThemeProvider } from '../../web/theme/ThemeProvider.tsx';

interface AppProps {
  head: HeadCollector;
  /** See PostedFormContext. */
  postedForm: { current: PostedForm | null };
  children: ReactNode;
}

export function App({ head, postedForm, children }: AppProps) {
  return (
    <ThemeProvider>
      <HeadContext value={head}>
        <PostedFormContext value={postedForm}>{children}</PostedFormContext>
      </HeadContext>
    </ThemeProvider>
  );
}
