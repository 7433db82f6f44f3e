import { inflateSync } from 'node:zlib';

/** What stands on one page of a PDF. */
export interface PdfPage {
  /** Its text, without blanks: a printer places words, and writes none of the blanks between them. */
  readonly text: string;
  /** How often a picture is drawn on it. */
  readonly pictures: number;
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

/** Reads the pages of a PDF as Chromium writes it: plain objects, compressed streams, texts as numbers of glyphs. */
export function pdfPages(pdf: Buffer): readonly PdfPage[] {
  const objects = objectsOf(pdf.toString('latin1'));
  const read = (reference: string | undefined) => objects.get(reference ?? '');
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const [, contents] = /\/Contents\s+(\d+) 0 R/.exec(head) ?? [];
      const page = read(contents)?.stream ?? '';
      const named = (pattern: RegExp) =>
        [...head.matchAll(pattern)].map(([, name = '', id]) => [name, read(id)] as const);
      const fonts = new Map(
        named(/\/(F\d+)\s+(\d+) 0 R/g).map(([name, font]) => [name, glyphsOf(font, read)]),
      );
      const pictures = named(/\/(X\d+)\s+(\d+) 0 R/g)
        .filter(([, object]) => /\/Subtype\s*\/Image/.test(object?.head ?? ''))
        .map(([name]) => name);
      const drawn = [...page.matchAll(/\/(X\d+)\s+Do/g)];
      return {
        text: textOf(page, fonts).replace(/\s/g, ''),
        pictures: drawn.filter(([, name = '']) => pictures.includes(name)).length,
      };
    });
}

function objectsOf(text: string): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [head = '', ...rest] = body.split(/\bstream\r?\n/);
    const packed = rest.join('stream\n').replace(/\nendstream\s*$/, '');
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Image');
    const bytes = Buffer.from(packed, 'latin1');
    objects.set(id, { head, stream: isPacked ? inflateSync(bytes).toString('latin1') : '' });
  }
  return objects;
}

type Glyphs = ReadonlyMap<string, string>;

/** Which text each glyph of a font stands for. */
function glyphsOf(
  font: PdfObject | undefined,
  read: (reference: string | undefined) => PdfObject | undefined,
): Glyphs {
  const [, table] = /\/ToUnicode\s+(\d+) 0 R/.exec(font?.head ?? '') ?? [];
  const map = read(table)?.stream ?? '';
  const glyphs = new Map<string, string>();
  for (const [, list = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      glyphs.set(code.toUpperCase(), unicode(text));
    }
  }
  for (const [, list = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(text, 16);
      const begin = Number.parseInt(from, 16);
      for (let code = begin; code <= Number.parseInt(to, 16); code += 1) {
        const name = code.toString(16).toUpperCase().padStart(from.length, '0');
        glyphs.set(name, String.fromCodePoint(first + code - begin));
      }
    }
  }
  return glyphs;
}

function unicode(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

function textOf(page: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs = new Map();
  let text = '';
  for (const [, font, codes] of page.matchAll(/\/(F\d+)\s+[\d.]+\s+Tf|<([0-9A-Fa-f]+)>/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    const width = [...glyphs.keys()][0]?.length ?? 4;
    const list = (codes ?? '').toUpperCase().match(new RegExp(`.{${width}}`, 'g')) ?? [];
    text += list.map((code) => glyphs.get(code) ?? '').join('');
  }
  return text;
}
