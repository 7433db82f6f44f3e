// The commands of the pages of docs, and what the pages show as their output.

/** A command of a page, and the lines that the page shows as its answer. */
export interface Command {
  readonly text: string;
  readonly shown: readonly string[];
}

/** A block of code, with the comment in front of it: `<!-- not run: why -->` and others. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** '' without a comment. */
  readonly mark: string;
  /** The file that a reader saves the block as: the text in front of it ends with "Save this as `NAME`:". */
  readonly file: string | undefined;
}

/** Returns the blocks of a page in these languages, and those that are saved as files. */
export function blocksOf(page: string, languages: readonly string[]): Block[] {
  const found = page.matchAll(
    /(?:<!-- (.+) -->\n+)?(?:Save this as `([\w./-]+)`:\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm,
  );
  return [...found]
    .map(([, mark = '', file, language = '', text = '']) => ({ mark, file, language, text }))
    .filter(({ file, language }) => file !== undefined || languages.includes(language));
}

/** Returns the commands of a block: one of `sh` is one script; one of `console` is a line after each `$`, and its output. */
export function commandsOf({ language, text }: Block): Command[] {
  if (language === 'sh') return [{ text, shown: [] }];
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...shown] = part.trimEnd().split('\n');
      return { text: command, shown: shown.filter((line) => line !== '' && line !== '…') };
    });
}

/** Replaces what differs from run to run. */
function usual(text: string): string {
  return text
    .replaceAll(/\d+(\.\d+)? (m?s)\b/g, 'some $2')
    .replaceAll(/^\d+ passed/gm, 'all passed')
    .replaceAll(/^(Wrote \d+ files) to .*:$/gm, '$1')
    .replaceAll(/localhost:\d+/g, 'localhost');
}

/** Returns the first shown line that a command has not printed. `…` stands for any text of a line. */
export function missingLine(shown: readonly string[], printed: string): string | undefined {
  const lines = usual(printed).split('\n');
  return shown.find((line) => {
    const parts = usual(line).split('…').map(escaped);
    const pattern = new RegExp(`^${parts.join('.*')}$`);
    return !lines.some((one) => pattern.test(one.trimEnd()));
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
