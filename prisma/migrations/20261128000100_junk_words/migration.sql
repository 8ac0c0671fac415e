-- Each new request is compared with those that were marked as spam. Prisma has no index over an expression.
-- The classes hold ASCII only, so that letters of every script stay.
CREATE INDEX "ContactRequest_junkWords_idx"
  ON "ContactRequest" (md5(regexp_replace(lower("description"), '[ -@[-`{-~[:space:]]+', ' ', 'g')))
  WHERE "status" = 'spam';
