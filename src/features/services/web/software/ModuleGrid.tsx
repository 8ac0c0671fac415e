import { Stack, Text } from '@mantine/core';
import { CheckList } from '../../../../web/components/CheckList.tsx';
import { serviceSoftwareContent } from '../../words/service-software.ts';
import classes from './ModuleGrid.module.css';

/** The kinds of system as the modules of one screen, sharing their borders. */
export function ModuleGrid() {
  return (
    <ul className={classes.modules}>
      {serviceSoftwareContent.types.items.map((type) => (
        <li key={type.title}>
          <Stack component="article" className={classes.module} p="xl" data-hue={type.color}>
            <h3>{type.title}</h3>
            <Text c="dimmed" maw="46ch">
              {type.description}
            </Text>
            <CheckList items={type.features} />
          </Stack>
        </li>
      ))}
    </ul>
  );
}
