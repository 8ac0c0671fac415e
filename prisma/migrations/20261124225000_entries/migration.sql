-- One word for one thing: each text of a thread is an entry.
ALTER TYPE "UnsentDraftKind" RENAME VALUE 'remark' TO 'requestEntry';
ALTER TYPE "UnsentDraftKind" RENAME VALUE 'addition' TO 'messageEntry';
