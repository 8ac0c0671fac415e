import { Group, SegmentedControl, SimpleGrid, Switch, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { adminEditorContent } from '../../../../../content/post-editing.ts';
import { postLimits } from '../../../../../shared/posts.ts';
import { Dialog } from '../../../../components/Dialog.tsx';
import { ScrollPane } from '../../parts/ScrollPane.tsx';
import { HtmlPreview } from '../HtmlPreview.tsx';
import { EditorSection } from './EditorSection.tsx';

const { content: words } = adminEditorContent;

const loadRichText = () => import('../../rich-text/RichText.tsx');
const RichText = lazy(async () => ({ default: (await loadRichText()).RichText }));

interface ContentSectionProps {
  content: string;
  error: ReactNode;
  inputProps: GetInputPropsReturnType;
  onContent: (html: string) => void;
}

/** The text of the post as HTML or as rich text, with what readers will see beside it. */
export function ContentSection({ content, error, inputProps, onContent }: ContentSectionProps) {
  const [mode, setMode] = useState<'html' | 'rich'>('html');
  const [isPreviewOn, setPreviewOn] = useState(true);
  const [losses, setLosses] = useState<readonly string[]>([]);

  const choose = async (value: string) => {
    if (value === 'html') return setMode('html');
    const { findLosses } = await import('../../rich-text/find-losses.ts');
    const found = findLosses(content);
    if (found.length > 0) setLosses(found);
    else setMode('rich');
  };

  return (
    <EditorSection
      title={words.title}
      aside={
        <Group gap="lg">
          <SegmentedControl
            aria-label={words.modeLabel}
            data={words.modes.map((option) => ({ ...option }))}
            value={mode}
            onChange={(value) => void choose(value)}
          />
          <Switch
            label={words.preview}
            checked={isPreviewOn}
            onChange={(event) => setPreviewOn(event.currentTarget.checked)}
          />
        </Group>
      }
    >
      <SimpleGrid cols={{ base: 1, md: isPreviewOn ? 2 : 1 }} spacing="lg">
        {mode === 'html' ? (
          <Textarea
            label={words.label}
            description={words.hint}
            {...inputProps}
            maxLength={postLimits.content}
            spellCheck
            required
            rows={16}
            resize="vertical"
            data-monospace
          />
        ) : (
          <Suspense fallback={<p role="status">{words.loadingRich}</p>}>
            <RichText html={content} error={error} onChange={onContent} />
          </Suspense>
        )}
        {isPreviewOn ? (
          <ScrollPane label={words.preview}>
            <HtmlPreview html={content} />
          </ScrollPane>
        ) : null}
      </SimpleGrid>
      {losses.length > 0 ? (
        <Dialog
          title={words.loss.title}
          answers={[
            {
              label: words.loss.go,
              onChoose: () => {
                setLosses([]);
                setMode('rich');
              },
            },
            { label: words.loss.stay, onChoose: () => setLosses([]), isSafe: true },
          ]}
          onClose={() => setLosses([])}
        >
          <p>{words.loss.text}</p>
          <ul>
            {losses.map((loss) => (
              <li key={loss}>
                <code>{loss}</code>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </EditorSection>
  );
}
