// Shows every view of the console in docs/console-views.md: `npm run docs:screenshots`, after `npm run build` or with a page that is built.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBrowser } from '../test/conformance/browser.js';
import { type Scene, Scenes } from '../test/site/console/scenes.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'console');
const WIDTHS = [1280, 360] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Taller pages are cut here: what follows looks alike. */
const TALLEST = { 1280: 720, 360: 900 } as const;
/** All pictures together have at most so many bytes. */
const LARGEST = 5_000_000;

type Width = (typeof WIDTHS)[number];

function fileOf({ name }: Scene, scheme: string, width: Width): string {
  return `${name}-${scheme}-${width}.jpg`;
}

async function photograph(scenes: Scenes): Promise<void> {
  const browser = await startBrowser();
  try {
    for (const colorScheme of SCHEMES) {
      for (const width of WIDTHS) {
        const viewport = { width, height: 800 };
        const context = await browser.newContext({ colorScheme, viewport, timezoneId: 'UTC' });
        const page = await context.newPage();
        const entered = new Set<string>();
        for (const scene of scenes.list()) {
          if (!scene.isOutside && !entered.has(scene.of)) await scenes.enter(page, scene.of);
          if (!scene.isOutside) entered.add(scene.of);
          await scenes.show(page, scene);
          const tall = Number(await page.evaluate('document.documentElement.scrollHeight'));
          const height = Math.min(Math.max(tall, 300), TALLEST[width]);
          // A dialog stands in the middle of the window.
          const isDialog = scene.prepare !== undefined;
          await page.screenshot({
            path: join(folder, fileOf(scene, colorScheme, width)),
            type: 'jpeg',
            quality: 28,
            ...(isDialog ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height } }),
          });
          await scene.leave?.(page);
        }
        await context.close();
      }
    }
    await print(scenes, browser);
  } finally {
    await browser.close();
  }
}

/** An order as it is printed, on paper of A4. */
async function print(scenes: Scenes, browser: Awaited<ReturnType<typeof startBrowser>>) {
  const page = await browser.newPage({
    viewport: { width: 794, height: 1123 },
    colorScheme: 'dark',
  });
  await scenes.enter(page, 'owner');
  const order = scenes.list().find(({ name }) => name === 'order');
  if (order) await scenes.show(page, order);
  await page.emulateMedia({ media: 'print' });
  const path = join(folder, 'print.jpg');
  await page.screenshot({ path, type: 'jpeg', quality: 55, fullPage: true });
}

function page(scenes: readonly Scene[]): string {
  const sections = scenes.map((scene) => {
    const picture = (scheme: string, width: Width) =>
      `<img src="console/${fileOf(scene, scheme, width)}" alt="${scene.shows}, ${scheme}, ${width} pixels wide" width="${width === 360 ? 180 : 420}">`;
    const pictures = SCHEMES.flatMap((scheme) => WIDTHS.map((width) => picture(scheme, width)));
    return `## ${scene.shows}\n\n\`#/${scene.path.replace(/\d{2,}/g, 'ID')}\`\n\n${pictures.join('\n')}\n`;
  });
  return `# The views of the console

What the console of a site shows, with the orders of the demo and a contractor who has imported them: light and dark, 1280 and 360 pixels wide. \`npm run
docs:screenshots\` makes these pictures and this page anew; [console.md](console.md) says what there is to do.

${sections.join('\n')}
## An order as it is printed

<img src="console/print.jpg" alt="An order with its photos, as it is printed" width="420">
`;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const scenes = await Scenes.open();
try {
  await photograph(scenes);
  writeFileSync(join(root, 'docs', 'console-views.md'), page(scenes.list()));
} finally {
  await scenes.close();
}
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${readdirSync(folder).length} pictures, ${bytes} bytes`);
if (bytes > LARGEST) throw new Error(`they are larger than ${LARGEST} bytes together`);
