import { ActionIcon, Box, useMantineColorScheme } from '@mantine/core';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { navigationContent } from '../../content/navigation.ts';

/**
 * Switches between light and dark. Which of the two names and icons shows is decided by the stylesheet, because the
 * server cannot know the visitor's scheme.
 */
export function ColorSchemeToggle() {
  const { toDark, toLight } = navigationContent.colorScheme;
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <ActionIcon className="needs-scripts" onClick={toggleColorScheme}>
      <Box component="span" darkHidden>
        <IconMoon aria-hidden size={20} />
        <span className="visually-hidden">{toDark}</span>
      </Box>
      <Box component="span" lightHidden>
        <IconSun aria-hidden size={20} />
        <span className="visually-hidden">{toLight}</span>
      </Box>
    </ActionIcon>
  );
}
