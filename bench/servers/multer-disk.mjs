// What anybody gets from multer: the file on the disk, nothing checked.
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
const upload = multer({ storage: multer.diskStorage({ destination: folder }) }).single('file');

serve(
  createServer((request, response) => {
    upload(request, response, async (error) => {
      if (error) throw error;
      await unlink(request.file.path);
      response.end('{"success":true}');
    });
  }),
);
