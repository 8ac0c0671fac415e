import { ActionIcon, Box, useMantineColorScheme } from '@mantine/core';
import { navigationContent } from '../../../shared/words/navigation.ts';
import { StillIcon } from '../../../web/components/StillIcon.tsx';

/** The stylesheet picks the name and the icon, because the server does not know the visitor's scheme. */
export function ColorSchemeToggle() {
  const { toDark, toLight } = navigationContent.colorScheme;
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <ActionIcon className="needs-scripts" onClick={toggleColorScheme}>
      <Box component="span" darkHidden>
        <StillIcon name="moon" size={20} />
        <span className="visually-hidden">{toDark}</span>
      </Box>
      <Box component="span" lightHidden>
        <StillIcon name="sun" size={20} />
        <span className="visually-hidden">{toLight}</span>
      </Box>
    </ActionIcon>
  );
}
