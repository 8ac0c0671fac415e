import { Text, Title } from '@mantine/core';
import { blogContent } from '../words/posts.ts';
import classes from './blog.module.css';

/** The four facts under the hero of /blog. */
export function BlogTiles() {
  return (
    <ul className={classes.tiles}>
      {blogContent.hero.tiles.map((tile) => (
        <li key={tile.title} className={classes.tile} data-hue={tile.color}>
          <Title order={2} size="h4" lts="-0.01em">
            {tile.title}
          </Title>
          <Text c="dimmed" fz="sm" mt="xxs">
            {tile.description}
          </Text>
        </li>
      ))}
    </ul>
  );
}
