-- Asked for with photos that are seen: few profiles are hidden.
CREATE INDEX "Developer_hiddenAt_idx" ON "Developer"("hiddenAt") WHERE "hiddenAt" IS NOT NULL;
