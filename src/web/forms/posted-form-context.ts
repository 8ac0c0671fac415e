import { createContext, useContext, useEffect, useState } from 'react';
import type { PostedForm } from '../../shared/posted-form.ts';

/** The refused form that this document answers, until it has been shown: a later visit to the page starts afresh. */
export const PostedFormContext = createContext<{ current: PostedForm | null }>({ current: null });

/** Returns the server's answer to the form of this name; null in a page that answers no such form. */
export function usePostedForm(name: string): PostedForm | null {
  const holder = useContext(PostedFormContext);
  const [posted] = useState(() => (holder.current?.name === name ? holder.current : null));
  useEffect(() => {
    if (holder.current === posted) holder.current = null;
  }, [holder, posted]);
  return posted;
}
