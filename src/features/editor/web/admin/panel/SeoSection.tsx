import { Textarea, TextInput } from '@mantine/core';
import { memo } from 'react';
import { postLimits } from '../../../../posts/posts.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { type EditorFormApi, hasSameFields, type TitleFollowing } from '../useTitleFollowing.ts';
import { PanelSection } from './PanelSection.tsx';
import { LengthHint, SearchSnippet, snippetLengths } from './SearchSnippet.tsx';

const { seo: words } = adminEditorContent;

const fields = ['metaTitle', 'metaDescription', 'metaKeywords'] as const;

interface SeoSectionProps {
  form: EditorFormApi;
  following: TitleFollowing;
}

export const SeoSection = memo(Seo, (a, b) =>
  hasSameFields(a.form, b.form, [...fields, 'title', 'slug', 'excerpt']),
);

function Seo({ form, following }: SeoSectionProps) {
  const { title, slug, excerpt, metaTitle, metaDescription } = form.values;
  return (
    <PanelSection id="seo" title={words.title} isFaulty={fields.some((one) => form.errors[one])}>
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
      <SearchSnippet title={metaTitle || title} slug={slug} text={metaDescription || excerpt} />
    </PanelSection>
  );
}
