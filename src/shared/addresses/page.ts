import type { PostedForm } from '../posted-form.ts';

/** A parameter that a page reads from the query of its address. */
export interface QueryKey {
  /** The value as the page reads it; null for one that it ignores, or takes for the address without this key. */
  read: (value: string) => string | null;
  /** May stand there several times. */
  isMany?: true;
  /** Anybody can make up values without end: no cache keeps the page. */
  isOpen?: true;
}

/** The words about a page in the sitemap's neighbors: llms.txt, social pictures, lists of known addresses. */
export interface ListedPage {
  path: string;
  /** Without the name of the site. */
  title: string;
  description: string;
}

/**
 * A page as the server knows it. Its route in the browser is registered beside it (see web/route.ts). A `page.ts` imports words and schemas on
 * demand: the browser's bundle has only the routes.
 */
export interface Page {
  /** An address of `paths`, or the pattern of one. */
  path: string;
  /** Public pages are the same for everybody, secret ones open by a key in their address, admin ones need a session. */
  kind: 'public' | 'secret' | 'admin';
  /**
   * Decides how long shared caches keep the page: `static` changes with the program only, `posts` with the blog, `directory` with the
   * profiles of developers.
   */
  content?: 'static' | 'posts' | 'directory';
  /** In the order that addresses of this site have. */
  query?: Readonly<Record<string, QueryKey>>;
  /** Takes a post that names no form. Defaults to the first one of the page. */
  defaultForm?: string;
  /** Forms of other pages that lead here once they were taken. */
  confirms?: readonly string[];
  /** Lists the page in the sitemap, with its title and description. */
  listed?: { title: string; description: string };
}

/** A posted form on its way to its procedure. `Api` calls the procedures in the name of the sender. */
export interface Sending<Api, Input> {
  api: Api;
  input: Input;
  /** Value of the honeypot field. */
  website: string;
  /** Parameters of the address of the page. */
  params: Readonly<Record<string, string>>;
  /** The parameter `key` of secret pages. */
  key: string;
}

/** A form that works without scripts: it is posted to the address of its page. */
export interface PageForm<Api> {
  /** Path of the page, as it is registered. */
  page: string;
  /** Value of the hidden field that names the form. */
  name: string;
  /** The fields that an answer shows again. */
  fields: readonly string[];
  /**
   * Takes the form as a script would have sent it.
   * @returns the address that the browser goes on to, or the next form of the same page
   * @throws ZodError, or what the procedure throws
   */
  send(sending: Sending<Api, Record<string, string>>): Promise<string | PostedForm>;
}
