import type { ComponentType } from 'react';
import type { CurrentDeveloper } from '../../developers.ts';

export interface OwnerParts {
  Messages: ComponentType;
  Briefs: ComponentType;
  BriefsMark: ComponentType;
  NewsSettings: ComponentType<{ isOpenToBriefs: boolean }>;
  SignInAgain: ComponentType<{
    developer: CurrentDeveloper;
    onSignedIn: (developer: CurrentDeveloper) => void;
  }>;
}
