import type { ReactNode } from 'react';
import type { PostedForm } from '../../shared/posted-form.ts';
import { ContentContext, type ContentValues } from '../../web/content/published-content.ts';
import { PostedFormContext } from '../../web/forms/posted-form-context.ts';
import { type HeadCollector, HeadContext } from '../../web/page-head.tsx';
import { ThemeProvider } from '../../web/theme/ThemeProvider.tsx';

export interface AppProps {
  head: HeadCollector;
  /** See PostedFormContext. */
  postedForm: { current: PostedForm | null };
  content: ContentValues;
  children: ReactNode;
}

export function App({ head, postedForm, content, children }: AppProps) {
  return (
    <ThemeProvider>
      <HeadContext value={head}>
        <ContentContext value={content}>
          <PostedFormContext value={postedForm}>{children}</PostedFormContext>
        </ContentContext>
      </HeadContext>
    </ThemeProvider>
  );
}
