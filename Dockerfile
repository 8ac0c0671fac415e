FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm run runtime-packages -- /runtime/node_modules

FROM node:24.21.0-bookworm-slim
ARG VERSION=1.0.0-rc.1
LABEL org.opencontainers.image.title="vibecode.land" \
      org.opencontainers.image.description="A site about AI-assisted app building, with a blog, an admin area and a developer network" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION"
WORKDIR /app
# glibc otherwise keeps what was freed in an arena for each thread.
ENV MALLOC_ARENA_MAX=2 \
    NODE_ENV=production \
    MODE=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=build /app/package.json ./
# The bundle has everything in it but these (docs/decisions/deployment.md).
COPY --from=build /runtime/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Read at start: the migrations that bring the database up to date, and the texts of the sample posts.
COPY --from=build /app/prisma/before ./prisma/before
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/prisma/seed/pictures ./prisma/seed/pictures
COPY --from=build /app/prisma/seed/posts ./prisma/seed/posts
RUN install -d -o 1000 -g 1000 -m 700 /data
# By number, so that an orchestrator can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/server.js"]
