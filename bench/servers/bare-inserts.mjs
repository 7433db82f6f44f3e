// The speed of the disk: a loop of prepared inserts, each in its own transaction. It sends the number per second.
import Database from 'libsql';

const [path] = process.argv.slice(2);
const db = new Database(path);
db.exec(`
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE notes (id INTEGER PRIMARY KEY, sender TEXT UNIQUE, body TEXT);
`);
const insert = db.prepare('INSERT INTO notes (sender, body) VALUES (?, ?)');
let id = 0;
process.on('message', (milliseconds) => {
  const began = performance.now();
  const first = id;
  while (performance.now() - began < milliseconds) {
    id += 1;
    insert.run(String(id), `Gate code changed ${id}`);
  }
  process.send?.(((id - first) / (performance.now() - began)) * 1000);
});
process.send?.(0);
