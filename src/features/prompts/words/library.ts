import { automationPrompts } from './library/automation.ts';
import { connectionsPrompts } from './library/connections.ts';
import { dataPrompts } from './library/data.ts';
import { designPrompts } from './library/design.ts';
import { growthPrompts } from './library/growth.ts';
import { launchPrompts } from './library/launch.ts';
import { paymentsPrompts } from './library/payments.ts';
import { planningPrompts } from './library/planning.ts';
import { repairPrompts } from './library/repair.ts';
import { screensPrompts } from './library/screens.ts';
import { securityPrompts } from './library/security.ts';
import { signInPrompts } from './library/sign-in.ts';
import { testingPrompts } from './library/testing.ts';
import { textsPrompts } from './library/texts.ts';
import { upkeepPrompts } from './library/upkeep.ts';
import type { LibraryPrompt } from './prompt-types.ts';

/** All prompts but the examples of the tips, in the order of a project. */
export const promptLibrary: readonly LibraryPrompt[] = [
  ...planningPrompts,
  ...screensPrompts,
  ...designPrompts,
  ...dataPrompts,
  ...signInPrompts,
  ...securityPrompts,
  ...paymentsPrompts,
  ...connectionsPrompts,
  ...automationPrompts,
  ...textsPrompts,
  ...testingPrompts,
  ...repairPrompts,
  ...upkeepPrompts,
  ...launchPrompts,
  ...growthPrompts,
];
