import { useSyncExternalStore } from 'react';
import { adminGeneratorContent as words } from '../../../../content/admin-work.ts';
import { errorCode } from '../../../api/error-code.ts';
import { showToast } from '../../../components/toast/toast-store.ts';
import { TabHeading } from '../parts/TabHeading.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { DraftReview } from './DraftReview.tsx';
import { openDraftStream } from './draft-stream.ts';
import { GenerationProgress } from './GenerationProgress.tsx';
import { GeneratorForm } from './GeneratorForm.tsx';
import { GeneratorNotice } from './GeneratorNotice.tsx';
import { currentGeneration, generate, subscribeToGeneration } from './generation-store.ts';

/** From a subject line to a draft that an admin has read. */
export function GeneratorTab() {
  const { reportEnded } = useAdminSession();
  const generation = useSyncExternalStore(
    subscribeToGeneration,
    currentGeneration,
    currentGeneration,
  );

  const start = async () => {
    const ended = await generate(openDraftStream);
    if (ended.outcome === 'generated') showToast(words.toasts.generated);
    if (ended.outcome !== 'failed') return;
    if (errorCode(ended.error) === 'UNAUTHORIZED') reportEnded();
    else {
      const { title } = words.toasts.failed;
      showToast({ title, description: ended.message, variant: 'destructive' });
    }
  };

  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <GeneratorNotice />
      {generation.phase === 'generated' && generation.result ? (
        <DraftReview
          draft={generation.result}
          notice={generation.notice}
          categoryId={generation.categoryId}
        />
      ) : (
        <>
          <GeneratorForm generation={generation} onGenerate={() => void start()} />
          {generation.phase === 'generating' ? (
            <GenerationProgress generation={generation} />
          ) : null}
        </>
      )}
    </>
  );
}
