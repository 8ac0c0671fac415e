-- The one next step of a mail, apart from its text: HTML shows it as a button.
ALTER TABLE "OutgoingMessage"
    ADD COLUMN "stepLabel" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "stepAddress" TEXT NOT NULL DEFAULT '';

CREATE TYPE "MailSide" AS ENUM ('client', 'owner');

CREATE TABLE "ReceivedMail" (
    "messageId" TEXT NOT NULL,
    "requestId" INTEGER NOT NULL,
    "side" "MailSide" NOT NULL,
    "entryId" INTEGER NOT NULL,
    "quoted" TEXT NOT NULL DEFAULT '',
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReceivedMail_pkey" PRIMARY KEY ("messageId")
);
CREATE UNIQUE INDEX "ReceivedMail_entryId_key" ON "ReceivedMail"("entryId");
CREATE UNIQUE INDEX "ReceivedMail_requestId_side_sentAt_key" ON "ReceivedMail"("requestId", "side", "sentAt");
CREATE INDEX "ReceivedMail_requestId_receivedAt_idx" ON "ReceivedMail"("requestId", "receivedAt");
ALTER TABLE "ReceivedMail" ADD CONSTRAINT "ReceivedMail_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "RequestMail" (
    "requestId" INTEGER NOT NULL,
    "provenAddress" TEXT,
    "repliesEndedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RequestMail_pkey" PRIMARY KEY ("requestId")
);
ALTER TABLE "RequestMail" ADD CONSTRAINT "RequestMail_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
