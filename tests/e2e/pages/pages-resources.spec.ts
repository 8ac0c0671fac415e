import { expect, test } from '../../setup/browser/e2e.ts';

const tools = [
  { name: 'Replit Agent', category: 'Full-Stack Development', slug: 'full-stack-development' },
  { name: 'v0', category: 'UI/UX Design', slug: 'ui-ux-design' },
  { name: 'Cursor', category: 'Professional Development', slug: 'professional-development' },
  { name: 'Lovable', category: 'Beginner-Friendly', slug: 'beginner-friendly' },
  { name: 'Bolt.new', category: 'Rapid Prototyping', slug: 'rapid-prototyping' },
  { name: 'Claude Artifacts', category: 'AI Assistant', slug: 'ai-assistant' },
  { name: 'GitHub Copilot', category: 'Code Assistant', slug: 'code-assistant' },
];

test.describe('the resources page', () => {
  test('lists seven tools with every field and an outside link in a new tab', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByRole('heading', { name: '7 Tools Found' })).toBeVisible();
    await expect(page.getByText('All categories')).toBeVisible();
    for (const { name, category } of tools) {
      const card = page.getByRole('article', { name, exact: true });
      await expect(card.getByText(category, { exact: true })).toBeVisible();
      for (const label of ['Best for', 'Tech stack', 'Pricing']) {
        await expect(card.getByRole('term').filter({ hasText: label })).toBeVisible();
      }
      expect(
        await card.getByRole('list', { name: 'Key features' }).getByRole('listitem').count(),
      ).toBeGreaterThan(1);
      await expect(card.getByRole('heading', { name: 'Why It Stands Out' })).toBeVisible();
      await expect(card.getByRole('heading', { name: 'Where It Gets Stuck' })).toBeVisible();
      await expect(card.getByText(/^Source: .*20\d\d$/)).toBeVisible();
      const visit = card.getByRole('link', { name: `Visit ${name}` });
      await expect(visit).toHaveAttribute('target', '_blank');
      await expect(visit).toHaveAttribute('rel', /noopener/);
      await expect(visit).toHaveAttribute('href', /^https:\/\//);
    }
    await expect(page.getByRole('article', { name: 'v0', exact: true })).toContainText(
      'Free: 200 credits/month, Premium: $20/month',
    );
    await expect(page.getByRole('article', { name: 'GitHub Copilot' })).toContainText(
      '$10/month individual, $19/month business',
    );
  });

  test('filters by one category and keeps it in the address', async ({ page }) => {
    await page.goto('/resources');
    const filter = page.getByRole('group', { name: 'Filter tools by category' });
    await expect(filter.getByRole('button')).toHaveCount(8);
    for (const { name, category, slug } of tools) {
      await filter.getByRole('button', { name: category }).click();
      await expect(page).toHaveURL(`/resources?category=${slug}`);
      await expect(page.getByRole('heading', { name: '1 Tool Found' })).toBeVisible();
      await expect(filter.getByRole('button', { pressed: true })).toHaveText(category);
      await expect(page.getByRole('link', { name: /^Visit / })).toHaveCount(1);
      await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
    }
    await filter.getByRole('button', { name: 'All' }).click();
    await expect(page).toHaveURL('/resources');
    await expect(page.getByRole('heading', { name: '7 Tools Found' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: '1 Tool Found' })).toBeVisible();
  });

  test('opens a shared filter, and all tools for an unknown one', async ({ page }) => {
    await page.goto('/resources?category=ai-assistant');
    await expect(page.getByRole('article', { name: 'Claude Artifacts' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Visit / })).toHaveCount(1);
    await page.goto('/resources?category=nonsense');
    await expect(page.getByRole('heading', { name: '7 Tools Found' })).toBeVisible();
  });

  test('recommends a tool for four kinds of builders and leads to its card', async ({ page }) => {
    await page.goto('/resources?category=ai-assistant');
    const section = page.getByRole('region', { name: 'Choose Your Perfect AI Builder' });
    const pairs = [
      ['Complete Beginner', 'Lovable'],
      ['Quick Prototypes', 'Bolt.new'],
      ['Full Applications', 'Replit Agent'],
      ['Professional Dev', 'Cursor'],
    ] as const;
    for (const [who, tool] of pairs) {
      const item = section.getByRole('listitem').filter({ hasText: who });
      await expect(item).toContainText(tool);
    }
    await section.getByRole('link', { name: 'See Bolt.new in the comparison' }).click();
    await expect(page).toHaveURL('/resources#bolt-new');
    await expect(page.getByRole('article', { name: 'Bolt.new' })).toBeInViewport();
  });

  test('has seven news cards with three outside links each', async ({ page }) => {
    await page.goto('/resources');
    const section = page.getByRole('region', { name: 'Stay Updated With AI Development News' });
    const topics = [
      'AI News Sites',
      'Developer Resources',
      'Community & Learning',
      'Tool Documentation',
      'Research & Analysis',
      'Newsletters',
      'Safety & Licensing',
    ];
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(topics);
    const links = section.getByRole('link');
    await expect(links).toHaveCount(21);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
  });

  test('covers more than fifty tools, those that are not compared in tables by their job', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/resources', { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => url.includes('FurtherTools'))).toEqual([]);
    const further = page.getByRole('region', { name: 'The others we cover' });
    await expect(further.getByRole('table')).toHaveCount(8);
    await expect(further.getByRole('rowheader')).toHaveCount(66);
    const tool = further.getByRole('row').filter({ hasText: 'Ollama' });
    await expect(tool).toContainText('Runs open models on your computer');
    const maker = tool.getByRole('link', { name: /^Ollama/ });
    await expect(maker).toHaveAttribute('href', 'https://ollama.com');
    await expect(maker).toHaveAttribute('target', '_blank');
    await expect(tool.getByRole('link', { name: 'All facts about Ollama' })).toHaveAttribute(
      'href',
      '/tools/ollama',
    );
  });

  test('shows the further tools to a visitor from another page too', async ({ page }) => {
    await page.goto('/tips');
    await page.getByRole('main').getByRole('link', { name: /tools/i }).first().click();
    await expect(page).toHaveURL('/resources');
    await expect(page.getByRole('rowheader')).toHaveCount(66);
  });

  test('ends with the way to the tips', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('link', { name: 'Learn Vibecoding Techniques' }).click();
    await expect(page).toHaveURL('/tips');
  });

  test('has the anchors that its hero names', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('link', { name: 'Help me choose' }).click();
    await expect(page).toHaveURL('/resources#choose');
    await expect(
      page.getByRole('heading', { name: 'Choose Your Perfect AI Builder' }),
    ).toBeInViewport();
    await page.getByRole('link', { name: 'Compare the tools' }).click();
    await expect(page).toHaveURL('/resources#tools');
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter buttons still filter', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('button', { name: 'Code Assistant' }).click();
    await expect(page).toHaveURL('/resources?category=code-assistant');
    await expect(page.getByRole('heading', { name: '1 Tool Found' })).toBeVisible();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page.getByRole('heading', { name: '7 Tools Found' })).toBeVisible();
  });
});
