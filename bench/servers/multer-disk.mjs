// The same upload with the disk storage of multer: it stores the file and computes its SHA-256, without checks.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multer from 'multer';
import { serve } from './order.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bench-multer-'));
process.on('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
const disk = multer.diskStorage({ destination: folder });
const storage = {
  _handleFile(request, file, stored) {
    const hash = createHash('sha256');
    file.stream.on('data', (chunk) => hash.update(chunk));
    disk._handleFile(request, file, (error, info) => {
      stored(error, { ...info, sha256: hash.digest('hex') });
    });
  },
  _removeFile: (request, file, removed) => disk._removeFile(request, file, removed),
};
const upload = multer({ storage }).single('file');

serve(
  createServer((request, response) => {
    upload(request, response, async (error) => {
      if (error) throw error;
      if (request.file.sha256.length !== 64) throw new Error('not hashed');
      await unlink(request.file.path);
      response.end('{"success":true}');
    });
  }),
);
