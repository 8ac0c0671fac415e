import { Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { timeZoneName } from '../parts/format-time.ts';
import classes from './PublicationFields.module.css';
import type { EditorFormApi } from './useTitleFollowing.ts';

const { publication: words } = adminEditorContent;

/** Whether readers see the post, and from when on. */
export function PublicationFields({ form }: { form: EditorFormApi }) {
  const { isPublished, publishAt } = form.values;
  const isOn = isPublished === 'true';
  const isLater = isOn && publishAt !== '' && new Date(publishAt).getTime() > Date.now();
  return (
    <div className={classes.fields}>
      <Switch
        label={words.published}
        description={!isOn ? words.off : isLater ? words.scheduled : words.on}
        checked={isOn}
        onChange={(event) =>
          form.setFieldValue('isPublished', event.currentTarget.checked ? 'true' : 'false')
        }
      />
      {isOn ? (
        <TextInput
          type="datetime-local"
          label={words.time}
          description={words.timeHint(timeZoneName())}
          {...form.getInputProps('publishAt')}
        />
      ) : null}
    </div>
  );
}
