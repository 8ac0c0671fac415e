import { beforeEach, describe, expect, it } from 'vitest';
import { skillListKind } from '../../../src/features/skills/words/skill-list.ts';
import { furtherToolsKind } from '../../../src/features/tools/words/further-tools-kind.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
type Skills = { key: string; projectIds: number[] }[];
const chosen = (...keys: string[]): Skills => keys.map((key) => ({ key, projectIds: [] }));

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

async function developer() {
  const { id } = await createDeveloper();
  const cookie = await testApp().cookieFor('developer', id);
  const { caller } = callerWith(testApp(), { cookie });
  const { list, own, save } = caller.developer.skills;
  return { id, caller, list, own, save };
}

async function publish(kind: { name: string }, value: Record<string, unknown>) {
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({ kind: kind.name, value });
}

const shown = (developerId: number) => testApp().caller.developer.skills.shown({ developerId });
const found = async (skill: string) =>
  (await testApp().caller.developer.directory({ skill })).items.map(({ id }) => id);

describe('the list', () => {
  it('holds tools, terms, services and languages once each, by a key', async () => {
    const { list } = await developer();
    const skills = await list();
    const keys = skills.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(skills).toContainEqual({ key: 'tool.cursor', name: 'Cursor', group: 'tool' });
    expect(skills).toContainEqual({ key: 'language.csharp', name: 'C#', group: 'language' });
    expect(keys).toEqual(
      expect.arrayContaining(['service.websites', 'term.webhook', 'language.python']),
    );
    expect(skills.every(({ name }) => !/[{}]/.test(name))).toBe(true);
  });

  it('grows by what the owner adds', async () => {
    const { own, save } = await developer();
    await publish(skillListKind, {
      ...skillListKind.release,
      further: [{ slug: 'accessibility', name: 'Accessibility' }],
    });
    await save({ skills: chosen('further.accessibility'), base: [] });
    expect((await own()).skills).toMatchObject([{ name: 'Accessibility', group: 'further' }]);
  });
});

describe('choosing', () => {
  it('keeps order and projects, and shows both to visitors', async () => {
    const { id, own, save } = await developer();
    const first = await createProject(id, { title: 'Courts', position: 1 });
    const second = await createProject(id, { title: 'Bakery', position: 2 });
    const skills = [
      { key: 'language.python', projectIds: [second.id, first.id] },
      { key: 'tool.cursor', projectIds: [] },
    ];
    const saved = await save({ skills, base: [] });
    expect(saved).toEqual(await own());
    expect(await shown(id)).toEqual([
      {
        ...{ key: 'language.python', name: 'Python', group: 'language' },
        projects: [
          { id: first.id, title: 'Courts' },
          { id: second.id, title: 'Bakery' },
        ],
      },
      { key: 'tool.cursor', name: 'Cursor', group: 'tool', projects: [] },
    ]);
  });

  it('refuses a skill that is not on the list', async () => {
    const { save } = await developer();
    await expect(save({ skills: chosen('tool.abacus'), base: [] })).rejects.toThrow(
      'not on the list',
    );
    await expect(save({ skills: chosen('Cursor'), base: [] })).rejects.toThrow();
  });

  it('refuses a thirteenth skill and one that is named twice', async () => {
    const { list, save } = await developer();
    const keys = (await list()).map(({ key }) => key);
    await expect(save({ skills: chosen(...keys.slice(0, 13)), base: [] })).rejects.toThrow(
      'at most 12',
    );
    const twice = chosen('tool.cursor', 'tool.cursor');
    await expect(save({ skills: twice, base: [] })).rejects.toThrow('each skill once');
    await save({ skills: chosen(...keys.slice(0, 12)), base: [] });
  });

  it('is held to twelve places by the database', async () => {
    const { id } = await developer();
    const row = (position: number) => ({
      data: { developerId: id, skill: `tool.t${position}`, name: 'T', position },
    });
    for (const position of [0, 13]) {
      await expect(testDatabase().prisma.developerSkill.create(row(position))).rejects.toThrow();
    }
    await testDatabase().prisma.developerSkill.create(row(12));
    await expect(
      testDatabase().prisma.developerSkill.create({
        data: { developerId: id, skill: 'tool.other', name: 'T', position: 12 },
      }),
    ).rejects.toThrow();
  });

  it("refuses another developer's project, in the database too", async () => {
    const { id, save } = await developer();
    const foreign = await createProject((await createDeveloper()).id);
    const skills = [{ key: 'tool.cursor', projectIds: [foreign.id] }];
    await expect(save({ skills, base: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await save({ skills: chosen('tool.cursor'), base: [] });
    await expect(
      testDatabase().prisma.developerSkillProject.create({
        data: { developerId: id, skill: 'tool.cursor', projectId: foreign.id },
      }),
    ).rejects.toThrow();
  });

  it('refuses a change over one that was not seen, and takes the same one twice', async () => {
    const { own, save } = await developer();
    await save({ skills: chosen('tool.cursor'), base: [] });
    await expect(save({ skills: chosen('language.go'), base: [] })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await save({ skills: chosen('tool.cursor'), base: [] });
    expect((await own()).skills.map(({ key }) => key)).toEqual(['tool.cursor']);
  });

  it('keeps one of ten changes that come at once', async () => {
    const { list, own, save } = await developer();
    const keys = (await list()).slice(0, 10).map(({ key }) => key);
    const answers = await Promise.allSettled(
      keys.map((key) => save({ skills: chosen(key), base: [] })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await own()).skills).toHaveLength(1);
  });

  it('loses a project that is deleted, and keeps the skill', async () => {
    const { id, caller, save } = await developer();
    const project = await createProject(id);
    await save({ skills: [{ key: 'tool.cursor', projectIds: [project.id] }], base: [] });
    await caller.developer.projects.delete({ projectId: project.id });
    expect(await shown(id)).toMatchObject([{ key: 'tool.cursor', projects: [] }]);
  });
});

describe('visitors', () => {
  it('see no skills of a hidden or unfinished profile', async () => {
    for (const state of [{ hiddenAt: new Date() }, { profileCompletedAt: null }]) {
      const { id, save } = await developer();
      await save({ skills: chosen('tool.cursor'), base: [] });
      await testDatabase().prisma.developer.update({ where: { id }, data: state });
      expect(await shown(id)).toEqual([]);
      expect(await found('tool.cursor')).toEqual([]);
    }
  });

  it('find developers by a skill, with words and other filters, and see three on a card', async () => {
    const one = await developer();
    const other = await developer();
    const keys = ['language.go', 'tool.cursor', 'term.webhook', 'language.sql'];
    await one.save({ skills: chosen(...keys), base: [] });
    await other.save({ skills: chosen('language.go'), base: [] });
    await testDatabase().prisma.developer.update({
      where: { id: other.id },
      data: { country: 'Norway', bio: 'Fjord tours' },
    });
    expect(await found('language.go')).toEqual([one.id, other.id]);
    expect(await found('tool.cursor')).toEqual([one.id]);
    const { directory } = testApp().caller.developer;
    const narrowed = await directory({ skill: 'language.go', country: 'Norway', q: 'fjord' });
    expect(narrowed.items.map(({ id }) => id)).toEqual([other.id]);
    const all = await directory({ skill: 'language.sql' });
    expect(all.items[0]?.skills).toEqual(['Go', 'Cursor', 'Webhook']);
    await one.save({ skills: [], base: chosen(...keys) });
    expect(await found('language.go')).toEqual([other.id]);
  });

  it('read on the page of a tool how many work with it', async () => {
    const name = 'tool:cursor';
    const countOn = async () => {
      const { values } = (await testApp().app.inject(`/api/content/${name}`)).json();
      return values[name].developers;
    };
    expect(await countOn()).toEqual([]);
    const { save } = await developer();
    await save({ skills: chosen('tool.cursor'), base: [] });
    expect(await countOn()).toEqual([
      { title: '1 developer works with it', to: '/explore-developers?skill=tool.cursor' },
    ]);
  });

  it('find nobody by a skill that the list lacks', async () => {
    await createDeveloper();
    const answer = await testApp().caller.developer.directory({ skill: 'tool.abacus' });
    expect(answer).toEqual({ items: [], nextCursor: null });
  });
});

describe('a changed list', () => {
  it('takes a removed skill from the pages and names it to its developer, until the next change', async () => {
    const { id, own, save } = await developer();
    await save({ skills: chosen('language.lua', 'tool.cursor'), base: [] });
    const { languages } = skillListKind.release;
    await publish(skillListKind, {
      ...skillListKind.release,
      languages: languages.filter(({ slug }) => slug !== 'lua'),
    });
    expect((await shown(id)).map(({ key }) => key)).toEqual(['tool.cursor']);
    expect(await found('language.lua')).toEqual([]);
    expect(await own()).toMatchObject({ removed: ['Lua'], skills: [{ key: 'tool.cursor' }] });
    const saved = await save({
      skills: chosen('tool.cursor', 'language.go'),
      base: chosen('tool.cursor'),
    });
    expect(saved.removed).toEqual([]);
  });

  it('keeps the developers of a renamed tool', async () => {
    const { id, own, save } = await developer();
    const { groups } = furtherToolsKind.release;
    const tool = groups[0]?.tools[0];
    const { list } = await developer();
    const former = (await list()).find(({ name }) => name === tool?.name)?.key ?? '';
    await save({ skills: chosen(former, 'tool.cursor'), base: [] });
    await publish(furtherToolsKind, {
      groups: groups.map((group) => ({
        ...group,
        tools: group.tools.map((one) => (one === tool ? { ...one, name: 'Brand New Name' } : one)),
      })),
    });
    expect(await shown(id)).toMatchObject([
      { key: 'tool.brand-new-name', name: 'Brand New Name' },
      { key: 'tool.cursor' },
    ]);
    expect(await found('tool.brand-new-name')).toEqual([id]);
    expect(await found(former)).toEqual([id]);
    await save({
      skills: chosen('tool.cursor', 'tool.brand-new-name'),
      base: chosen('tool.brand-new-name', 'tool.cursor'),
    });
    expect(await own()).toMatchObject({ removed: [], skills: [{ name: 'Cursor' }, {}] });
    expect(await found('tool.brand-new-name')).toEqual([id]);
  });
});

describe('what one takes along', () => {
  it('names the skills in the resume, the text and the export', async () => {
    const { id, caller, save } = await developer();
    const project = await createProject(id, { title: 'Courts', builtWith: ['Cursor', 'v0'] });
    await save({
      skills: [
        { key: 'language.go', projectIds: [project.id] },
        { key: 'tool.cursor', projectIds: [] },
      ],
      base: [],
    });
    const file = (name: string) => testApp().app.inject(`/developer-profile/${id}/${name}`);
    expect((await file('resume.json')).json().skills).toEqual([
      { name: 'Go' },
      { name: 'Cursor' },
      { name: 'v0' },
    ]);
    expect((await file('profile.md')).body).toContain('## Skills\n\n- Go (Courts)\n- Cursor\n');
    expect((await caller.developer.exportData()).skills.skills).toHaveLength(2);
  });
});
