import { blogContent } from '../../../content/blog.ts';
import classes from './BlogTiles.module.css';

/** The four facts under the hero of /blog. */
export function BlogTiles() {
  return (
    <ul className={classes.tiles}>
      {blogContent.hero.tiles.map((tile) => (
        <li key={tile.title} data-hue={tile.color}>
          <h2>{tile.title}</h2>
          <p>{tile.description}</p>
        </li>
      ))}
    </ul>
  );
}
