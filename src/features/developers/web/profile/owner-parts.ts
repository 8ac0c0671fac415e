import type { ComponentType } from 'react';
import type { CurrentDeveloper } from '../../developers.ts';

/** Parts of a developer's own page that capabilities which build on developers bring. */
export interface OwnerParts {
  Messages: ComponentType;
  Briefs: ComponentType;
  /** Stands beside the name of the tab with briefs. */
  BriefsMark: ComponentType;
  /** Says how the developer hears of messages and briefs. */
  NewsSettings: ComponentType<{ isOpenToBriefs: boolean }>;
  SignInAgain: ComponentType<{
    developer: CurrentDeveloper;
    onSignedIn: (developer: CurrentDeveloper) => void;
  }>;
}
