import { useEffect, useState } from 'react';

/** A section is the current one from when its heading is in the upper third of the window; above the window there is no end. */
const upperThird = '1000000px 0px -67% 0px';

/** Id of the section that is being read: that of the last heading which has been scrolled to. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setReached((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          }
          return now;
        }),
      { rootMargin: upperThird },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return ids.findLast((id) => reached.has(id));
}
