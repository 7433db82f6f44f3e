// Makes the page of the console in a language that nobody speaks: letters with accents, words 40% longer.
// node pseudo-page.mjs FOLDER writes the page, and words.json: each word with its translation.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { bundlePage } from '../../../scripts/build/page-bundle.mjs';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒğħîĵķłɱñöþɋřšŧüṽŵẋýžÂƁÇĐÉƑĞĦÎĴĶŁṀÑÖÞɊŘŠŦÜṼŴẊÝŽ';
const [PLAIN_LETTERS, ACCENTED_LETTERS] = [[...PLAIN], [...ACCENTED]];

/** The translation of each word in the texts. */
const words = {};

function translated(text) {
  return text.replace(/[A-Za-z]+/g, (word) => {
    const letters = [...word].map((letter) => ACCENTED_LETTERS[PLAIN_LETTERS.indexOf(letter)]);
    const more = 'öü'.repeat(word.length).slice(0, Math.ceil(word.length * 0.4));
    words[word] = letters.join('') + more;
    return words[word];
  });
}

/** Returns true for a text that is no name of a member, no path of a module and no value to compare with. */
function isShown(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isBinaryExpression(parent))
    return ![
      ts.SyntaxKind.EqualsEqualsEqualsToken,
      ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ].includes(parent.operatorToken.kind);
  return !(
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCaseClause(parent)
  );
}

/** Returns the source of a file of texts in the other language. */
function translatedSource(path) {
  const source = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const changes = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && isShown(node)) {
      changes.push([node, JSON.stringify(translated(node.text))]);
    } else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const [open, close] = [
        ts.isTemplateHead(node) ? '`' : '}',
        ts.isTemplateTail(node) ? '`' : '${',
      ];

      const text = translated(node.text).replace(/[`\\]|\$\{/g, '\\$&');
      changes.push([node, open + text + close]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes
    .toSorted(([one], [other]) => other.getStart() - one.getStart())
    .reduce(
      (text, [node, to]) => text.slice(0, node.getStart()) + to + text.slice(node.end),
      source,
    );
}

const [, , folder] = process.argv;
await bundlePage(folder, [
  {
    name: 'translated texts',
    setup({ onLoad }) {
      onLoad(
        { filter: /[\\/]console[\\/]texts(?:\.ts|[\\/][\w-]+\.ts)$|answer-sentences\.ts$/ },
        ({ path }) => ({
          contents: translatedSource(path),
          loader: 'ts',
        }),
      );
    },
  },
]);
writeFileSync(join(folder, 'words.json'), JSON.stringify(words));
