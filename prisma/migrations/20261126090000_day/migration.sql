CREATE INDEX "Quote_createdAt_idx" ON "Quote"("createdAt" DESC);
CREATE INDEX "RequestMove_toStatus_createdAt_idx" ON "RequestMove"("toStatus", "createdAt");
