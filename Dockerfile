# One image for web, worker and prepare; built without a database and without secrets. The base is pinned by digest in both
# stages; `docker buildx imagetools inspect node:24-bookworm-slim` prints the newest one.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NODE_OPTIONS="--max-old-space-size=1024 --max-semi-space-size=16" MALLOC_ARENA_MAX=2 DATA_DIR=/data/site MEDIA_DIR=/data/media BACKUP_DIR=/backups
WORKDIR /app
RUN mkdir -p /data/site /data/media /backups && chown -R node:node /data /backups
COPY --from=build --chown=node:node /app /app
USER node
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["node", "--conditions=production", "scripts/container.mjs"]
CMD ["web"]
