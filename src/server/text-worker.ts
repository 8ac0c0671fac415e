import { draftTextTasks } from './features/ai-drafts/draft-tasks.ts';
import { previewedPost } from './features/posts/editing/preview-task.ts';
import { postTextTasks } from './features/posts/post-texts.ts';
import { drawnArticle } from './features/posts/reading/article-task.ts';
import { importTextTasks } from './features/posts/transfer/import/import-tasks.ts';
import { serveTasks } from './text-work/serve-tasks.ts';

/** The beginning of a worker thread that reads texts (src/server/text-work); what a task needs is loaded by its first text. */
serveTasks([...postTextTasks, previewedPost, drawnArticle, ...importTextTasks, ...draftTextTasks]);
