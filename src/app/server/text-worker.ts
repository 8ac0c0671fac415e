import { shownBriefText } from '../../features/briefs/server/brief-text-task.ts';
import { busyTimes } from '../../features/calls/server/busy/busy-task.ts';
import { previewedPost } from '../../features/editor/server/previews/preview-task.ts';
import { factKeysOfText } from '../../features/facts/server/fact-task.ts';
import { draftTextTasks } from '../../features/generator/server/drafts/draft-tasks.ts';
import { stageTextTasks } from '../../features/generator/server/stages/stage-tasks.ts';
import { suggestionTextTasks } from '../../features/generator/server/suggestions/suggestion-tasks.ts';
import { feedTextTasks } from '../../features/posts/server/feeds/feed-tasks.ts';
import { drawnArticle } from '../../features/posts/server/reading/article-task.ts';
import { postTextTasks } from '../../features/posts/server/texts/post-texts.ts';
import { pageMarks } from '../../features/proofs/server/page-marks-task.ts';
import { quotePdf } from '../../features/quotes/server/paper/quote-pdf-task.ts';
import { cardWords } from '../../features/social-cards/server/card-words-task.ts';
import { exportTextTasks } from '../../features/transfer/server/export/export-tasks.ts';
import { importTextTasks } from '../../features/transfer/server/import/import-tasks.ts';
import { markdownOfPage } from '../../server/http/pages/markdown-task.ts';
import { passagesOfPageText } from '../../server/http/passages/passage-task.ts';
import { mailTextTasks } from '../../server/integrations/mail-inbound/mail-tasks.ts';
import { serveTasks } from '../../server/text-work/serve-tasks.ts';

/** Entry of a worker thread that reads texts (src/server/text-work). Each task loads its code with its first text. */
serveTasks([
  ...postTextTasks,
  factKeysOfText,
  previewedPost,
  drawnArticle,
  ...feedTextTasks,
  ...exportTextTasks,
  ...importTextTasks,
  ...draftTextTasks,
  ...stageTextTasks,
  ...suggestionTextTasks,
  cardWords,
  quotePdf,
  shownBriefText,
  busyTimes,
  pageMarks,
  ...mailTextTasks,
  markdownOfPage,
  passagesOfPageText,
]);
