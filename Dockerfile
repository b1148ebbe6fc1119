# Boardwright in a container: docker build -t boardwright . && docker run -p 8420:8420 -v boardwright:/data boardwright
FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY scripts ./scripts
# The web client is built with what is needed for development; afterwards that is thrown away.
RUN npm install --no-audit --no-fund && node node_modules/vite/bin/vite.js build packages/web --logLevel warn \
    && npm prune --omit=dev && npm cache clean --force
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8420 DATABASE_FILE=/data/boardwright.db LOG_LEVEL=info
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8420/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
