import { expect, it } from 'vitest';
import { importFile } from '../../factories/posts/imports.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { makeZip } from '../../setup/zip.ts';

/** Markdown that was not public for a reason outside of its front matter (security row 81). */

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });

const dated = (text: string, facts = '') => `---\ndate: 2023-05-04\n${facts}---\n\n${text}\n`;

async function publish(files: Record<string, string>) {
  const made = await importFile(testApp(), await makeZip(files), { isPublishing: true });
  const items = await made.items();
  return {
    public: made.posts.filter(({ isPublished }) => isPublished).map(({ slug }) => slug),
    notesOf: (slug: string) => items.find((item) => item.slug === slug)?.notes ?? [],
  };
}

it.each([
  ['a shortcode of Hugo', 'part.md', '{{< members-only >}}\nHidden.\n{{< /members-only >}}'],
  ['a shortcode that stands alone', 'part.md', 'Open.\n\n{{< paywall >}}\n\nHidden.'],
  ['a tag of Liquid', 'part.md', '{% subscribers %}\nHidden.\n{% endsubscribers %}'],
  ['a component of MDX', 'part.mdx', '<MembersOnly tier="gold">\n  Hidden.\n</MembersOnly>'],
  ['a component within another', 'part.mdx', '<Tabs>\n<Paywall>Hidden.</Paywall>\n</Tabs>'],
  ['a directive', 'part.md', ':::premium\nHidden.\n:::'],
])('a part that %s holds back keeps its post a draft', async (_what, file, text) => {
  const { public: published, notesOf } = await publish({
    [file]: dated(text),
    'open.md': dated('For everybody.'),
  });
  expect(published).toEqual(['open']);
  expect(notesOf('part')).toContainEqual(
    expect.stringMatching(/^What .+ holds \(line \d+\) was not for everybody; it stays a draft\.$/),
  );
});

it('a tag that is shown as code, or has another purpose, holds nothing back', async () => {
  const { public: published } = await publish({
    'code.mdx': dated('Write `<MembersOnly>`:\n\n```jsx\n<Paywall>x</Paywall>\n```'),
    'list.mdx': dated('All of us:\n\n<MemberList />'),
  });
  expect(published).toEqual(['code', 'list']);
});

it.each([
  ['its section', { 'content/inside/_index.md': '+++\n[cascade]\ndraft = true\n+++\n' }],
  [
    'one of several rules of its section',
    {
      'content/inside/_index.md':
        '---\ncascade:\n  - banner: a.png\n  - build: { list: never, render: never }\n    target: { path: "/inside/**" }\n---\n',
    },
  ],
  [
    'the settings of the site',
    { 'hugo.toml': '[[cascade]]\nvisibility = "members"\n[cascade.target]\npath = "/inside/**"\n' },
  ],
])('what Hugo keeps back by %s stays a draft, and what it shows does not', async (_what, files) => {
  const { public: published, notesOf } = await publish({
    ...files,
    'content/inside/deep/one.md': dated('Hidden.'),
    'content/posts/two.md': dated('For everybody.'),
  });
  const [file] = Object.keys(files);
  expect(published).toEqual(file === 'hugo.toml' ? [] : ['two']);
  expect(notesOf('one')).toEqual([
    `Its folder was not for everybody, as ${file} says; it stays a draft.`,
  ]);
});

it.each([
  [
    'a folder',
    'defaults:\n  - scope: { path: "_posts/inside" }\n    values: { published: false }\n',
  ],
  [
    'a folder, whose name begins with a slash',
    'defaults:\n- scope:\n    path: "/_posts/inside/"\n  values:\n    members: true\n',
  ],
  ['what it leaves out', 'exclude: ["_posts/inside/", vendor]\n'],
  ['a pattern of what it leaves out', 'exclude:\n  - _posts/inside/*.md\n'],
])(
  'what Jekyll keeps back by %s stays a draft, and what it shows does not',
  async (_what, text) => {
    const { public: published, notesOf } = await publish({
      'site/_config.yml': `title: Letters\n${text}`,
      'site/_posts/inside/2021-03-04-one.md': '---\ntitle: One\n---\nHidden.\n',
      'site/_posts/2021-03-05-two.md': '---\ntitle: Two\n---\nFor everybody.\n',
    });
    expect(published).toEqual(['two']);
    expect(notesOf('one')).toEqual([
      'Its folder was not for everybody, as site/_config.yml says; it stays a draft.',
    ]);
  },
);

it('what Jekyll says of one collection holds for that alone', async () => {
  const { public: published } = await publish({
    '_config.yml':
      'collections:\n  recipes:\n    output: false\n  walks: { output: true }\ndefaults:\n  - scope: { path: "", type: drafts }\n    values: { published: false }\n  - scope: { path: "" }\n    values: { layout: post }\n',
    '_posts/2021-03-05-two.md': '---\ntitle: Two\n---\nFor everybody.\n',
    '_recipes/soup.md': dated('Hidden.'),
    '_walks/ridge.md': dated('For everybody.'),
  });
  expect(published.toSorted()).toEqual(['ridge', 'two']);
});

it('settings that cannot be read are named, and hold everything below them back', async () => {
  const { public: published, notesOf } = await publish({
    '_config.yml': 'defaults: [\n',
    '_posts/2021-03-05-two.md': '---\ntitle: Two\n---\nText.\n',
  });
  expect(published).toEqual([]);
  expect(notesOf('two')).toEqual([
    'What _config.yml says of its folder could not be read; it stays a draft.',
  ]);
});

it('more folders than are looked at for each post hold everything back', async () => {
  const excluded = Array.from({ length: 1_001 }, (_, count) => `- old-${count}\n`).join('');
  const { public: published, notesOf } = await publish({
    '_config.yml': `exclude:\n${excluded}`,
    '_posts/2021-03-05-two.md': '---\ntitle: Two\n---\nText.\n',
  });
  expect(published).toEqual([]);
  expect(notesOf('two')).toEqual([
    'More than 1,000 folders of the export were not for everybody, too many to tell them apart; it stays a draft.',
  ]);
});

it.each([
  ['was made into no page', 'permalink: false\n'],
  ['was in the lists of its section alone', 'build:\n  list: local\n'],
  ['had an address and no page', '_build:\n  render: link\n'],
])('a post that %s stays a draft', async (_what, facts) => {
  const { public: published } = await publish({
    'one.md': dated('Hidden.', facts),
    'two.md': dated('For everybody.', 'permalink: /two/\nbuild:\n  list: always\n  render: true\n'),
  });
  expect(published).toEqual(['two']);
});
