import { once } from "node:events"
import express from "express"

const app = express()
app.use(express.json())
app.get("/", (req, res) => res.send("api"))

export async function start(port) {
  const server = app.listen(port)
  await once(server, "listening")
  return server
}

if (process.argv[1] === import.meta.filename) {
  const server = await start(process.env.PORT || 3300)
  process.once("SIGTERM", () => server.close())
}
