import { Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { postLimits } from '../../../../shared/blog.ts';
import { EditorSection } from './EditorSection.tsx';
import { LengthHint } from './LengthHint.tsx';
import { SearchSnippet } from './SearchSnippet.tsx';
import classes from './SeoSection.module.css';
import { snippetLengths } from './snippet-lengths.ts';
import type { EditorFormApi, TitleFollowing } from './useTitleFollowing.ts';

const { seo: words } = adminEditorContent;

interface SeoSectionProps {
  form: EditorFormApi;
  following: TitleFollowing;
}

/** What search engines and social previews are told, and how it will look there. */
export function SeoSection({ form, following }: SeoSectionProps) {
  const { title, slug, excerpt, metaTitle, metaDescription } = form.values;
  return (
    <EditorSection title={words.title}>
      <div className={classes.columns}>
        <div className={classes.fields}>
          <div>
            <TextInput
              label={words.metaTitle}
              description={words.metaTitleHint}
              {...form.getInputProps('metaTitle')}
              onChange={(event) => following.changeMetaTitle(event.currentTarget.value)}
              maxLength={postLimits.metaTitle}
            />
            <LengthHint text={metaTitle} range={snippetLengths.title} />
          </div>
          <div>
            <Textarea
              label={words.metaDescription}
              description={words.metaDescriptionHint}
              {...form.getInputProps('metaDescription')}
              maxLength={postLimits.metaDescription}
              rows={3}
            />
            <LengthHint text={metaDescription} range={snippetLengths.description} />
          </div>
          <TextInput
            label={words.metaKeywords}
            description={words.metaKeywordsHint}
            {...form.getInputProps('metaKeywords')}
            maxLength={postLimits.metaKeywords}
          />
        </div>
        <SearchSnippet title={metaTitle || title} slug={slug} text={metaDescription || excerpt} />
      </div>
    </EditorSection>
  );
}
