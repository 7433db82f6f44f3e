// Puts the command where `npx svclink` finds it in a checkout; npm does so for dependencies only.
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';

const folder = 'node_modules/.bin';
const link = `${folder}/svclink`;

if (existsSync('node_modules')) {
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  if (process.platform === 'win32') {
    writeFileSync(`${link}.cmd`, '@node "%~dp0\\..\\..\\bin\\svclink.js" %*\r\n');
  } else {
    symlinkSync('../../bin/svclink.js', link);
  }
}
