import type { ContentKind, EntryPage } from '../content/kind.ts';
import type { PostedForm } from '../posted-form.ts';

export interface QueryKey {
  /** Returns the value as the page uses it. Null means that the page ignores it, or shows the same as without this key. */
  read: (value: string, published: ValueOf) => string | null;
  /** May occur several times. */
  isMany?: true;
  /** Has endless possible values, so no cache keeps the page. */
  isOpen?: true;
}

/** The published value of a kind. */
export type ValueOf = <Value>(kind: ContentKind<string, Value>) => Value;

/** Title and description in the files beside the sitemap: llms.txt, social pictures, lists of known addresses. */
export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/**
 * A page as the server knows it; web/route.ts describes its route. A `page.ts` imports words and schemas on demand, so
 * that the browser's bundle contains only the routes.
 */
export interface Page {
  path: string;
  /** Public pages are the same for everybody, secret pages open by a key in their address, admin pages need a session. */
  kind: 'public' | 'secret' | 'admin';
  /**
   * Decides how long shared caches keep the page: `static` changes with the program and with content that the owner
   * publishes, `posts` with the blog, `directory` with the profiles of developers.
   */
  content?: 'static' | 'posts' | 'directory';
  /** In the canonical order of the parameters. */
  query?: Readonly<Record<string, QueryKey>>;
  defaultForm?: string;
  /** Forms of other pages that lead here after they were accepted. */
  confirms?: readonly string[];
  listed?: (published: ValueOf) => { title: string; description: string };
  /** Entries that have a page each, at this address with a parameter. */
  entries?: (published: ValueOf) => readonly EntryPage[];
}

export interface Sending<Api, Input> {
  api: Api;
  input: Input;
  website: string;
  params: Readonly<Record<string, string>>;
  key: string;
}

/** A form that works without scripts: it is posted to the address of its page. */
export interface PageForm<Api> {
  page: string;
  name: string;
  fields: readonly string[];
  /** Completes what was posted, before it is sent or shown again. */
  completed?(
    sending: Sending<Api, Record<string, string>>,
    given: URLSearchParams,
  ): Promise<Record<string, string>>;
  /**
   * Submits the form as a script would.
   * @returns the address that follows, or the next form of the same page
   * @throws ZodError and errors of the procedure
   */
  send(sending: Sending<Api, Record<string, string>>): Promise<string | PostedForm>;
}
