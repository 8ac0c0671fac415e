import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { defaultCategoryId } from '../../../../posts/posts.ts';
import type { PostImport } from '../../../post-import.ts';
import { transferContent } from '../../../words/post-transfer.ts';

const words = transferContent.import;

interface StartImportProps {
  of: PostImport;
  onStarted: () => unknown;
}

export function StartImport({
  of: { id, counts, contentCounts, publicCount },
  onStarted,
}: StartImportProps) {
  const [isPublishing, setIsPublishing] = useState(false);
  const [isTakingContent, setIsTakingContent] = useState(false);
  const [categoryId, setCategoryId] = useState(defaultCategoryId);
  const categories = trpc.admin.categories.list.useQuery();
  const start = trpc.admin.transfer.start.useMutation(
    withToasts({ failed: words.toasts.failed, onDone: onStarted }),
  );
  const isNothingChosen = counts.waiting === 0 && !isTakingContent;
  return (
    <Stack gap="sm" align="flex-start">
      {counts.waiting > 0 ? (
        <SelectField
          label={words.category}
          value={String(categoryId)}
          onChange={(event) => setCategoryId(Number(event.currentTarget.value))}
          options={(categories.data ?? []).map((category) => ({
            value: String(category.id),
            label: category.name,
          }))}
        />
      ) : null}
      {publicCount > 0 ? (
        <Checkbox
          label={words.publish(publicCount)}
          description={words.publishHint}
          checked={isPublishing}
          onChange={(event) => setIsPublishing(event.currentTarget.checked)}
        />
      ) : null}
      {contentCounts.waiting > 0 ? (
        <Checkbox
          label={words.takeContent(contentCounts.waiting)}
          description={words.takeContentHint}
          checked={isTakingContent}
          onChange={(event) => setIsTakingContent(event.currentTarget.checked)}
        />
      ) : null}
      <Button
        disabled={start.isPending || isNothingChosen}
        onClick={() => start.mutate({ id, isPublishing, isTakingContent, categoryId })}
      >
        {counts.waiting > 0 || contentCounts.waiting === 0
          ? words.start(counts.waiting, counts.exists + counts.failed)
          : words.startContent}
      </Button>
      {isNothingChosen ? (
        <Text fz="sm">{contentCounts.waiting > 0 ? words.notChosen : words.none}</Text>
      ) : null}
    </Stack>
  );
}
