import { expect, it } from 'vitest';
import { callerWith } from '../../factories/callers.ts';
import {
  createDeveloper,
  createProject,
  createProjectPicture,
} from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-11-27T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
const db = () => testDatabase().prisma;

async function guideOf(developerId: number) {
  const cookie = await testApp().cookieFor('developer', developerId);
  return callerWith(testApp(), { cookie }).caller.developer.guide();
}
async function stepsOf(developerId: number) {
  const guide = await guideOf(developerId);
  return Object.entries(guide).flatMap(([step, isDone]) => (isDone ? [step] : []));
}

it('a new developer has done nothing, and others do nothing for them', async () => {
  const { id } = await createDeveloper({ profilePhotoUrl: '' });
  const other = await createDeveloper({ profilePhotoUrl: '/media/photo.webp' });
  await db().developerSkill.create({
    data: { developerId: other.id, skill: 'tool.cursor', name: 'Cursor', position: 1 },
  });
  expect(await stepsOf(id)).toEqual([]);
  expect(await stepsOf(other.id)).toEqual(['photo', 'skills']);
});

it('a project counts with its first picture', async () => {
  const { id } = await createDeveloper({ profilePhotoUrl: '' });
  const project = await createProject(id);
  expect(await stepsOf(id)).toEqual([]);
  await createProjectPicture(project.id);
  expect(await stepsOf(id)).toEqual(['project']);
});

it('an availability counts until it ends', async () => {
  const { id: developerId } = await createDeveloper({ profilePhotoUrl: '' });
  const goodUntil = new Date('2026-12-04T12:00:00Z');
  await db().availability.create({
    data: { developerId, kinds: ['project'], days: 7, goodUntil },
  });
  expect(await stepsOf(developerId)).toEqual(['availability']);
  now = goodUntil;
  expect(await stepsOf(developerId)).toEqual([]);
});
