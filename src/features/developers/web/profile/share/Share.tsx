import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { filePaths } from '../../../../../shared/file-paths.ts';
import { QrCode } from '../../../../../web/components/pictures/QrCode.tsx';
import { CopyButton } from '../../../../../web/components/prose/CopyButton.tsx';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import { escaped } from '../../../../../web/components/server-html.ts';
import type { CurrentDeveloper } from '../../../developers.ts';
import { profileFiles } from '../../../profile-files.ts';
import { profilePath } from '../../../profile-path.ts';
import { developerProfileContent } from '../../../words/developer-profile.ts';
import { handleContent } from '../../../words/handles.ts';
import { shareContent as words } from '../../../words/share.ts';
import { AccountBlock } from '../account/AccountBlock.tsx';
import { HandleForm } from './HandleForm.tsx';

function Share({ owner }: { owner: CurrentDeveloper }) {
  const { files, code } = words;
  const address = `${window.location.origin}${profilePath(owner)}`;
  const downloads = [
    [files.vcard, filePaths.profileFile(owner.id, profileFiles.vcard)],
    [files.resume, filePaths.profileFile(owner.id, profileFiles.resume)],
    [files.markdown, filePaths.profileFile(owner.id, profileFiles.markdown)],
  ] as const;
  return (
    <Columns widths="6fr 5fr" gap="4xl">
      <Stack gap="3xl">
        <AccountBlock id="handle-title" title={handleContent.title} text={handleContent.text}>
          <HandleForm />
        </AccountBlock>
        <AccountBlock id="files-title" title={files.title} text={files.text}>
          {owner.isProfileComplete ? null : <Text c="dimmed">{words.unseen}</Text>}
          <Group>
            {downloads.map(([label, path]) => (
              <Button key={path} component="a" href={path} download variant="default">
                {label}
              </Button>
            ))}
          </Group>
        </AccountBlock>
      </Stack>
      <Stack gap="3xl">
        <AccountBlock id="code-title" title={code.title} text={code.text}>
          <QrCode text={address} label={code.picture} />
        </AccountBlock>
        <AccountBlock id="badge-title" title={words.badge.title} text={words.badge.text}>
          <ProfileBadge owner={owner} address={address} scheme="light" />
          <ProfileBadge owner={owner} address={address} scheme="dark" />
        </AccountBlock>
      </Stack>
    </Columns>
  );
}

export default Share;

type ProfileBadgeProps = {
  owner: CurrentDeveloper;
  address: string;
  scheme: keyof typeof profileFiles.badge;
};

function ProfileBadge({ owner, address, scheme }: ProfileBadgeProps) {
  const { badge } = words;
  const picture = filePaths.profileFile(owner.id, profileFiles.badge[scheme]);
  const alt = badge.alt(owner.developerName || developerProfileContent.anonymous);
  const quoted = escaped(alt).replaceAll('"', '&quot;');
  const html = `<a href="${address}"><img src="${window.location.origin}${picture}" height="40" alt="${quoted}"></a>`;
  return (
    <Paper withBorder radius="md" p="md" w="100%">
      <Group justify="space-between" gap="sm">
        <img src={picture} height="40" alt={alt} style={{ maxWidth: '100%' }} />
        <CopyButton
          text={html}
          label={badge.copy}
          context={badge.schemes[scheme]}
          copiedLabel={badge.copied}
          failedLabel={badge.copyFailed}
        />
      </Group>
    </Paper>
  );
}
