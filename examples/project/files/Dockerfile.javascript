FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package*.json ./
RUN npm install --omit=dev --no-fund --no-audit
COPY src ./src
USER node
EXPOSE 8080
CMD ["node", "src/server.js"]
