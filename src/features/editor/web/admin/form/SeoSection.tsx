import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { FormSection } from '../../../../../web/admin/form/FormSection.tsx';
import { postLimits } from '../../../../posts/posts.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { LengthHint, SearchSnippet, snippetLengths } from './SearchSnippet.tsx';
import type { EditorFormApi, TitleFollowing } from './useTitleFollowing.ts';

const { seo: words } = adminEditorContent;

interface SeoSectionProps {
  form: EditorFormApi;
  following: TitleFollowing;
}

export function SeoSection({ form, following }: SeoSectionProps) {
  const { title, slug, excerpt, metaTitle, metaDescription } = form.values;
  return (
    <FormSection title={words.title}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack gap="lg">
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
        </Stack>
        <SearchSnippet title={metaTitle || title} slug={slug} text={metaDescription || excerpt} />
      </SimpleGrid>
    </FormSection>
  );
}
