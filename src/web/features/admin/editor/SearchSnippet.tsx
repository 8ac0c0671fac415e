import { useContext } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { site } from '../../../../content/site.ts';
import { paths } from '../../../../shared/paths.ts';
import { HeadContext } from '../../../page-head.tsx';
import classes from './SearchSnippet.module.css';
import { cutForSnippet, snippetLengths } from './snippet-lengths.ts';

const { seo: words } = adminEditorContent;

interface SearchSnippetProps {
  title: string;
  slug: string;
  text: string;
}

/** The post as a search engine would list it. */
export function SearchSnippet({ title, slug, text }: SearchSnippetProps) {
  const { siteOrigin } = useContext(HeadContext);
  const trail = [siteOrigin, ...paths.post(slug).split('/').filter(Boolean)].join(' › ');
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>{words.snippetTitle}</figcaption>
      <div className={classes.snippet}>
        <p className={classes.site}>{site.brand}</p>
        <p className={classes.trail}>{trail}</p>
        <p className={classes.title}>
          {cutForSnippet(title, snippetLengths.title) || words.snippetFallbackTitle}
        </p>
        <p className={classes.text}>
          {cutForSnippet(text, snippetLengths.description) || words.snippetFallbackText}
        </p>
      </div>
    </figure>
  );
}
