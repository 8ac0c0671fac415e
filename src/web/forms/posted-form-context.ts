import { createContext, useContext, useEffect, useState } from 'react';
import type { PostedForm } from '../../shared/posted-form.ts';

/** Refused form that this document answers, until it was shown: a later visit to the page starts empty. */
export const PostedFormContext = createContext<{ current: PostedForm | null }>({ current: null });

/** Returns the server's answer to this form; null in a page that does not answer it. */
export function usePostedForm(name: string): PostedForm | null {
  const holder = useContext(PostedFormContext);
  const [posted] = useState(() => (holder.current?.name === name ? holder.current : null));
  useEffect(() => {
    if (holder.current === posted) holder.current = null;
  }, [holder, posted]);
  return posted;
}
