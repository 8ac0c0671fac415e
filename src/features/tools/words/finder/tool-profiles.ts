import type { ToolProfile } from './profile-types.ts';
import { appBuilderProfiles } from './profiles/app-builders.ts';
import { designProfiles } from './profiles/design.ts';
import { editorProfiles } from './profiles/editors.ts';
import { platformProfiles } from './profiles/platforms.ts';
import { repositoryProfiles } from './profiles/repositories.ts';
import { reviewProfiles } from './profiles/review.ts';
import { runnerProfiles } from './profiles/runners.ts';
import { terminalProfiles } from './profiles/terminal.ts';
import { sevenProfiles } from './profiles/the-seven.ts';

/** A tool without a profile is never recommended. */
export const toolProfiles: readonly ToolProfile[] = [
  ...sevenProfiles,
  ...appBuilderProfiles,
  ...editorProfiles,
  ...terminalProfiles,
  ...designProfiles,
  ...reviewProfiles,
  ...repositoryProfiles,
  ...runnerProfiles,
  ...platformProfiles,
];
