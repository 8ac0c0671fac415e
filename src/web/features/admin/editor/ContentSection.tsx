import { SegmentedControl, Switch, Textarea } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { GetInputPropsReturnType } from '@mantine/form';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { postLimits } from '../../../../shared/blog.ts';
import { ScrollPane } from '../parts/ScrollPane.tsx';
import classes from './ContentSection.module.css';
import { EditorSection } from './EditorSection.tsx';
import { HtmlPreview } from './HtmlPreview.tsx';
import { LossDialog } from './LossDialog.tsx';

const { content: words } = adminEditorContent;

const loadRichText = () => import('../rich-text/RichText.tsx');
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
    const { findLosses } = await import('../rich-text/find-losses.ts');
    const found = findLosses(content);
    if (found.length > 0) setLosses(found);
    else setMode('rich');
  };

  return (
    <EditorSection
      title={words.title}
      aside={
        <div className={classes.controls}>
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
        </div>
      }
    >
      <div className={classes.columns} data-preview={isPreviewOn || undefined}>
        {mode === 'html' ? (
          <Textarea
            label={words.label}
            description={words.hint}
            {...inputProps}
            maxLength={postLimits.content}
            spellCheck
            required
            classNames={{ input: classes.html }}
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
      </div>
      {losses.length > 0 ? (
        <LossDialog
          losses={losses}
          onStay={() => setLosses([])}
          onSwitch={() => {
            setLosses([]);
            setMode('rich');
          }}
        />
      ) : null}
    </EditorSection>
  );
}
