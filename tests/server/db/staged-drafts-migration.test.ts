import { expect, it } from 'vitest';
import { earlierDatabase } from '../../setup/database/earlier-database.ts';

it('makes texts of the editor of drafts in stages that have a title, and keeps the saved ones with their posts', async () => {
  const { pool, upgrade } = await earlierDatabase('20261127161000');
  const section = (draftId: number, position: number, heading: string, html: string) =>
    `(${draftId}, gen_random_uuid(), ${position}, '${heading}', '', '${html}', '<p>Other</p>')`;
  await pool.query(`
    INSERT INTO "Admin" ("username", "passwordHash") VALUES ('ann', 'x');
    INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "updatedAt") VALUES ('P', 'p', 'P', 'P', now());
    INSERT INTO "StagedDraft" ("adminId", "subject", "reader", "goal", "sources", "voice", "categoryId", "title", "savedAt", "postId", "updatedAt")
      SELECT 1, subject, '', '', '', '', 1, title, "savedAt", "postId", now()
      FROM (VALUES ('titled', 'T', NULL::timestamptz, NULL::int), ('bare', '', NULL, NULL), ('saved', 'S', now(), (SELECT "id" FROM "BlogPost")),
        ('lost', 'L', now(), NULL)) AS draft (subject, title, "savedAt", "postId");
    INSERT INTO "StagedSection" ("draftId", "id", "position", "heading", "points", "html", "offeredHtml") VALUES
      ${section(1, 1, 'Who & why', '<p>A</p>')}, ${section(1, 0, '', '<p>O</p>')}, ${section(1, 2, 'Open', '')},
      ${section(3, 0, 'S', '<p>S</p>')};`);
  await upgrade();
  const { rows } = await pool.query(`
    SELECT draft."subject", draft."documentId" = post."id" AS "isPost", kept."form", kept."savedBy", document."key" IS NOT NULL AS "isNew",
      (SELECT count("offeredHtml")::int FROM "StagedSection" WHERE "draftId" = draft."id") AS offers
    FROM "StagedDraft" AS draft LEFT JOIN "Document" AS document ON document."id" = draft."documentId"
    LEFT JOIN "DocumentVersion" AS kept ON kept."documentId" = document."id" AND kept."kind" = 'autosave'
    LEFT JOIN "BlogPost" AS post ON post."id" = document."id" ORDER BY draft."id"`);
  expect(rows).toMatchObject([
    {
      ...{ subject: 'titled', isPost: null, savedBy: 'admin:ann', isNew: true, offers: 3 },
      form: {
        ...{ title: 'T', isPublished: 'false', categoryId: 1 },
        content: '<p>O</p>\n<h2>Who &amp; why</h2>\n<p>A</p>',
      },
    },
    { subject: 'bare', isPost: null, form: null },
    { subject: 'saved', isPost: true, form: null, offers: 0 },
  ]);
});
