import { Fragment, type ReactNode } from 'react';
import type { SectionState } from '../../../shared/content/fields.ts';

type PageSectionsProps<Id extends string> = {
  sections: readonly SectionState<Id>[];
  /** Null for one without entries. */
  parts: Readonly<Record<NoInfer<Id>, ReactNode>>;
};

/** The part of a page between hero and ending: its sections in the owner's order, without the hidden ones. */
export function PageSections<Id extends string>({ sections, parts }: PageSectionsProps<Id>) {
  return sections.map(({ id, isShown }) => isShown && <Fragment key={id}>{parts[id]}</Fragment>);
}
