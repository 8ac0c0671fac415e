import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';

let sequence = 0;

interface DeveloperOverrides {
  phoneNumber?: string;
  showPhoneNumber?: boolean;
  developerName?: string;
  bio?: string;
  country?: string;
  state?: string;
  birthDate?: Date | null;
  yearStartedCoding?: number | null;
  profilePhotoUrl?: string;
  isOpenToBriefs?: boolean;
  showReplyTime?: boolean;
  profileCompletedAt?: Date | null;
  hiddenAt?: Date | null;
  createdAt?: Date;
}

/** Returns a distinct number from the range reserved for fiction. */
export function fictionalNumber(index: number): string {
  const area = 201 + Math.floor(index / 100);
  return `+1${area}55501${String(index % 100).padStart(2, '0')}`;
}

/** By default each developer is a minute older than the previous one. */
export async function createDeveloper({ isOpenToBriefs, ...overrides }: DeveloperOverrides = {}) {
  sequence += 1;
  // Good beyond every clock of a test.
  const goodUntil = new Date('2190-01-01T00:00:00Z');
  const open = { kinds: ['project' as const], isOpenToBriefs: true, days: 90, goodUntil };
  return testDatabase().prisma.developer.create({
    data: {
      phoneNumber: fictionalNumber(sequence),
      developerName: `Developer ${sequence}`,
      profileCompletedAt: new Date(),
      createdAt: new Date(Date.UTC(2026, 0, 1) - sequence * 60_000),
      ...(isOpenToBriefs && { availability: { create: open } }),
      ...overrides,
    },
  });
}

interface ProjectOverrides {
  title?: string;
  category?: string;
  story?: string;
  projectLink?: string;
  builtWith?: string[];
  slug?: string;
  year?: number | null;
  part?: string;
  result?: string;
  isFeatured?: boolean;
  position?: number;
}

export async function createProject(developerId: number, overrides: ProjectOverrides = {}) {
  sequence += 1;
  return testDatabase().prisma.developerProject.create({
    data: {
      developerId,
      title: `Project ${sequence}`,
      category: 'Web App',
      story: 'Somebody needed it.',
      slug: `project-${sequence}`,
      position: sequence,
      ...overrides,
    },
  });
}

/** The rows alone, without files. Returns the id. */
export async function createProjectPicture(projectId: number, position = 1): Promise<string> {
  sequence += 1;
  const mediaId = `project-${sequence.toString(16).padStart(32, '0')}-1200x800`;
  const { prisma } = testDatabase();
  const size = { widthPx: 1200, heightPx: 800, byteSize: 1 };
  await prisma.media.create({
    data: { id: mediaId, kind: 'projectPicture', ...size, variants: [] },
  });
  await prisma.projectPicture.create({ data: { mediaId, projectId, position } });
  return mediaId;
}

export async function createMessage(
  developerId: number,
  overrides: Partial<Prisma.DeveloperMessageUncheckedCreateInput> = {},
) {
  sequence += 1;
  return testDatabase().prisma.developerMessage.create({
    data: {
      developerId,
      senderName: `Sender ${sequence}`,
      senderEmail: `sender${sequence}@example.com`,
      body: 'Could you build something for us?',
      dedupeKey: `message-${sequence}`,
      ...overrides,
    },
  });
}
