// Shows every view of the console in docs/console-views.md: `npm run docs:screenshots`, after `npm run build`.
// Pictures are light and wide. The tests of the scenes check dark and narrow pages.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBrowser } from '../test/conformance/browser.js';
import { type Scene, Scenes } from '../test/site/console/scenes.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'console');
const WIDTH = 1280;
/** The largest height in pixels. The rest of a taller page is similar. */
const TALLEST = 720;
/** The most bytes of all pictures together. */
const LARGEST = 3_000_000;

type Browser = Awaited<ReturnType<typeof startBrowser>>;

async function photograph(scenes: Scenes, browser: Browser): Promise<void> {
  const viewport = { width: WIDTH, height: 800 };
  const context = await browser.newContext({ colorScheme: 'light', viewport, timezoneId: 'UTC' });
  const page = await context.newPage();
  const entered = new Set<string>();
  for (const scene of scenes.list()) {
    if (!scene.isOutside && !entered.has(scene.of)) await scenes.enter(page, scene.of);
    if (!scene.isOutside) entered.add(scene.of);
    await scenes.show(page, scene);
    const tall = Number(await page.evaluate('document.documentElement.scrollHeight'));
    const height = Math.min(Math.max(tall, 300), TALLEST);
    // A dialog stands in the middle of the window.
    const isDialog = scene.prepare !== undefined;
    await page.screenshot({
      path: join(folder, `${scene.name}.jpg`),
      type: 'jpeg',
      quality: 40,
      ...(isDialog ? {} : { fullPage: true, clip: { x: 0, y: 0, width: WIDTH, height } }),
    });
    await scene.leave?.(page);
  }
  await context.close();
}

/** Takes the picture of a printed order, on A4. */
async function print(scenes: Scenes, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await scenes.enter(page, 'owner');
  const order = scenes.list().find(({ name }) => name === 'order');
  if (order) await scenes.show(page, order);
  await page.emulateMedia({ media: 'print' });
  const path = join(folder, 'print.jpg');
  await page.screenshot({ path, type: 'jpeg', quality: 55, fullPage: true });
}

function page(scenes: readonly Scene[]): string {
  const sections = scenes.map(({ name, shows, path }) => {
    const address = `#/${path.replace(/\d{2,}/g, 'ID')}`;
    return `## ${shows}\n\n\`${address}\`\n\n![${shows}](console/${name}.jpg)\n`;
  });
  return `# The views of the console

The console of a site, with the orders of the demo and a contractor who has imported them. \`npm run docs:screenshots\` makes these pictures and this page anew.
[console.md](console.md) says what there is to do.

${sections.join('\n')}
## An order as it is printed

![An order with its photos, as it is printed](console/print.jpg)
`;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const scenes = await Scenes.open();
try {
  const browser = await startBrowser();
  try {
    await photograph(scenes, browser);
    await print(scenes, browser);
  } finally {
    await browser.close();
  }
  writeFileSync(join(root, 'docs', 'console-views.md'), page(scenes.list()));
} finally {
  await scenes.close();
}
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${readdirSync(folder).length} pictures, ${bytes} bytes`);
if (bytes > LARGEST) throw new Error(`they are larger than ${LARGEST} bytes together`);
