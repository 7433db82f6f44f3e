FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package*.json ./
RUN npm ci --omit=dev --no-fund --no-audit
COPY src ./src
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["node_modules/.bin/svclink", "healthcheck"]
CMD ["node", "src/server.js"]
