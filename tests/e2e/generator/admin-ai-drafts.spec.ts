import { declinedSubject, endlessSubject } from '../../setup/browser/e2e-global.ts';
import {
  createPost,
  expect,
  goByMenu,
  openDashboard,
  postCard,
  test,
  toast,
} from '../../setup/steps/admin-steps.ts';

// Runs in sequence: all tests share one admin, who has one AI draft at a time.
test.describe.configure({ mode: 'default' });

test('a draft is generated from a subject, reviewed and saved as a draft', async ({ page }) => {
  await openDashboard(page, '/admin?tab=generator');
  const generate = page.getByRole('button', { name: 'Generate Blog Post' });
  const subject = page.getByLabel('Subject Line');
  await expect(generate).toBeDisabled();
  await subject.fill('   ');
  await expect(generate).toBeDisabled();
  await expect(page.getByLabel('Category')).toHaveValue('1');
  await subject.fill('How to plan a first app');
  await generate.click();

  await expect(toast(page, 'Blog post generated!')).toBeVisible();
  const review = page.getByRole('region', { name: 'Review the draft' });
  await expect(review).toContainText('Plan a first app in one evening');
  await expect(review).toContainText('plan-a-first-app');
  await expect(review).toContainText('One page of notes is enough to start');
  await expect(review).toContainText('planning, first app');
  await expect(review.getByRole('img', { name: 'The image made for this post' })).toBeVisible();
  await expect(
    review.getByRole('region', { name: 'Content preview' }).getByRole('heading', { level: 2 }),
  ).toHaveText('Four questions');
  await expect(review).toContainText('You can edit it later in the blog editor.');

  const log = page.getByRole('region', { name: 'Requests so far' });
  await expect(log.getByRole('listitem').first()).toContainText('finished');

  await goByMenu(page, 'About');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(review).toContainText('One page of notes is enough to start');
  await page.reload();
  await expect(review).toContainText('One page of notes is enough to start');

  await review.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('“Plan a first app in one evening” was discarded.')).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(review).toBeVisible();
  await review.getByRole('button', { name: 'Discard' }).click();
  await expect(subject).toHaveValue('');

  await subject.fill('How to plan a first app');
  await page.getByLabel('Category').selectOption('2');
  await generate.click();
  await review.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toast(page, 'Post saved!')).toBeVisible();
  await expect(subject).toHaveValue('');
  await expect(log.getByRole('listitem').first()).toContainText('How to plan a first app');
  await expect(log.getByRole('listitem').first()).toContainText('finished');
  await expect(log.getByRole('link', { name: /^Open post/ })).toHaveCount(1);
  await expect(log.getByRole('button', { name: /^Bring back/ })).toHaveCount(1);

  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  const card = postCard(page, 'Plan a first app in one evening');
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await expect(card.getByText('Prompts & Planning')).toBeVisible();

  await card.getByRole('link', { name: /^Edit/ }).click();
  const field = page.getByRole('textbox', { name: 'Content', exact: true });
  await field.fill('<p>It costs $20 a month.</p>');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();
  await card.getByRole('button', { name: /^Publish/ }).click();
  const question = page.getByRole('dialog', { name: 'Publish with open facts?' });
  await expect(question).toContainText('one of its facts has no source yet');
  await question.getByRole('button', { name: 'Look at the facts' }).click();
  await expect(page.getByRole('button', { name: 'Facts: 1 open' })).toBeVisible();
  await page.getByRole('switch', { name: 'Published' }).press('Space');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(card.getByText('Published', { exact: true })).toBeVisible();

  const byHand = { title: 'By hand, at a price of $20', slug: 'by-hand-at-a-price' };
  await createPost(page.request, { ...byHand, isPublished: 'false' });
  await card.getByRole('button', { name: /^Unpublish/ }).click();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  const other = postCard(page, byHand.title);
  await expect(other).toBeVisible();
  const publishBoth = async () => {
    for (const one of [card, other]) await one.getByRole('checkbox').check();
    const bar = page.getByRole('group', { name: 'Chosen posts' });
    await bar.getByRole('button', { name: /^Publish/ }).click();
    await expect(question.getByRole('listitem')).toHaveText([
      'Plan a first app in one evening (1 open)',
    ]);
  };
  await publishBoth();
  await question.getByRole('button', { name: 'Publish only the others' }).click();
  await expect(other.getByText('Published', { exact: true })).toBeVisible();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await publishBoth();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
});

test('an AI draft shows how far it is, goes on behind other tabs and can be cancelled', async ({
  page,
}) => {
  await openDashboard(page, '/admin?tab=generator');
  await page.getByLabel('Subject Line').fill(`A story ${endlessSubject}`);
  await page.getByRole('button', { name: 'Generate Blog Post' }).click();
  const sentence = page.getByText(
    'AI is generating your blog post and creating a custom image. This may take 30-60 seconds...',
  );
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(page.getByRole('list', { name: 'Progress' })).toContainText(
    'Writing the post (in progress)',
  );
  await expect(page.getByRole('region', { name: 'What has been written so far' })).toContainText(
    'Plan a first app in one evening',
  );
  await expect(page.getByRole('timer')).toHaveText(/^[1-9]\d* s$/);

  await page.getByRole('tab', { name: 'Categories' }).click();
  await expect(sentence).toBeHidden();
  await page.goBack();
  await expect(sentence).toBeVisible();

  await page.goto('/about');
  const other = await page.context().newPage();
  await openDashboard(other, '/admin?tab=generator');
  await expect(other.getByText('Plan a first app in one evening')).toBeVisible();
  await other.close();
  await openDashboard(page, '/admin?tab=generator');
  await expect(sentence).toBeVisible();
  await expect(page.getByLabel('Subject Line')).toHaveValue(`A story ${endlessSubject}`);

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(sentence).toBeHidden();
  await expect(page.getByText('The draft was cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled();
});

test('a refusal of the AI is told with its reason, and the subject stays', async ({ page }) => {
  await openDashboard(page, '/admin?tab=generator');
  await page.getByLabel('Subject Line').fill(`Something ${declinedSubject}`);
  await page.getByRole('button', { name: 'Generate Blog Post' }).click();
  await expect(toast(page, 'Generation failed')).toBeVisible();
  await expect(toast(page, 'The AI declined to write about this subject.')).toBeVisible();
  await expect(page.getByLabel('Subject Line')).toHaveValue(`Something ${declinedSubject}`);
});
