import { Alert, Group } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { editorAddress } from '../../../../web/admin/admin-address.ts';
import { useAdminSession } from '../../../accounts/web/admin/session/admin-session.ts';
import { writeLocalDraft } from '../../../editor/web/admin/autosave/local-draft.ts';
import { LeftOutList } from '../../../editor/web/admin/form/LeftOut.tsx';
import { forgetSavedLoss, useSavedLoss } from '../../../editor/web/admin/form/saved-losses.ts';
import { adminEditorContent } from '../../../editor/words/post-editing.ts';

const { saved: words } = adminEditorContent.content.leftOut;

/** What the last save left out of a post, and the way back to the text as it was typed. */
export function SavedLossReport() {
  const loss = useSavedLoss();
  const { admin } = useAdminSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!loss) return null;
  const { post, typed, missing } = loss;
  /** The editor finds the text as it finds what was typed before a crash. */
  const openAsTyped = () => {
    writeLocalDraft(
      { adminId: admin.id, open: post.id },
      { form: typed, baseVersion: post.version },
    );
    forgetSavedLoss();
    void navigate(editorAddress({ kind: 'post', postId: post.id }, search));
  };
  return (
    <Alert role="status" color="ember" variant="default" title={words.title(post.title)} mb="md">
      <LeftOutList missing={missing} />
      <Group gap="xs" mt="sm">
        <ActionButton onClick={openAsTyped}>{words.open}</ActionButton>
        <ActionButton onClick={forgetSavedLoss}>{words.dismiss}</ActionButton>
      </Group>
    </Alert>
  );
}
