import { ActionIcon, Box, useMantineColorScheme } from '@mantine/core';
import { navigationContent } from '../../../shared/words/navigation.ts';
import { StillIcon } from '../../../web/components/StillIcon.tsx';

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
