import { build, exitWithSentence, prepareToCheck } from './setup.mjs';

try {
  await prepareToCheck();
  await build();
} catch (error) {
  exitWithSentence(error);
}
