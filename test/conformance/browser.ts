import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** A real browser, without those of its default arguments that switch its security off. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: programOfBrowser(),
    headless: true,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--headless=shell'],
  });
}

/**
 * Returns the path of the program of the browser, and unpacks it where no test has done so. Tests of several processes
 * ask at once, and a program that is still being written does not start (ETXTBSY): each unpacks into a folder of its own,
 * and gives the whole folder its name.
 */
function programOfBrowser(): string {
  const folder = join(tmpdir(), 'browser');
  if (!existsSync(folder)) {
    const own = mkdtempSync(`${folder}-`);
    unpack(own);
    takeName(own, folder);
  }
  return join(folder, 'chromium');
}

const UNPACK = `import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())`;

/** Unpacks by a process whose temporary folder that is: the package takes no other path. */
function unpack(folder: string): void {
  execFileSync(process.execPath, ['--eval', UNPACK], { env: { ...process.env, TMPDIR: folder } });
}

/** Renames a folder, or removes it where another process was faster. */
function takeName(own: string, folder: string): void {
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
