import type { ComponentType, ReactNode } from 'react';
import type { CurrentDeveloper } from '../../developers.ts';

export interface OwnerParts {
  Messages: ComponentType;
  Briefs: ComponentType;
  BriefsMark: ComponentType;
  Availability: ComponentType<{ news: (isOpenToBriefs: boolean) => ReactNode }>;
  NewsSettings: ComponentType<{ isOpenToBriefs: boolean }>;
  Programs: ComponentType;
  SignInAgain: ComponentType<{
    developer: CurrentDeveloper;
    onSignedIn: (developer: CurrentDeveloper) => void;
  }>;
}
