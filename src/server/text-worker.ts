import { draftTextTasks } from './features/ai-drafts/draft-tasks.ts';
import { previewedPost } from './features/posts/editing/preview-task.ts';
import { feedTextTasks } from './features/posts/feeds/feed-tasks.ts';
import { postTextTasks } from './features/posts/post-texts.ts';
import { drawnArticle } from './features/posts/reading/article-task.ts';
import { exportTextTasks } from './features/posts/transfer/export/export-tasks.ts';
import { importTextTasks } from './features/posts/transfer/import/import-tasks.ts';
import { cardWords } from './features/social/card-words-task.ts';
import { stageTextTasks } from './features/staged-drafts/stage-tasks.ts';
import { suggestionTextTasks } from './features/writing/suggestions/suggestion-tasks.ts';
import { serveTasks } from './text-work/serve-tasks.ts';

/** The beginning of a worker thread that reads texts (src/server/text-work); what a task needs is loaded by its first text. */
serveTasks([
  ...postTextTasks,
  previewedPost,
  drawnArticle,
  ...feedTextTasks,
  ...exportTextTasks,
  ...importTextTasks,
  ...draftTextTasks,
  ...stageTextTasks,
  ...suggestionTextTasks,
  cardWords,
]);
