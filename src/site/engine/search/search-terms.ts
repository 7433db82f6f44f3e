/** The most characters of a search, and the most words. */
const LONGEST = 200;
const MOST = 10;

/** Signs around a word that do not belong to it. */
const AROUND = /^[.,;:()"'\u201c\u201d]+|[.,;:()"'\u201c\u201d]+$/g;

/**
 * Returns the terms of a search: the parts of texts that an order has to have, in any order. An index finds parts of three
 * characters and more. A word of two characters stands for the beginning of a word, a word of one character for a whole
 * word, and a word after `#` for a whole word too. A space in a term is the beginning or end of a word.
 *
 * @example searchTerms('1211 Cedar Ln, #1031') // ['1211', 'cedar', ' ln', ' 1031 ']
 */
export function searchTerms(text: string): readonly string[] {
  const words = text
    .slice(0, LONGEST)
    .toWellFormed()
    .toLowerCase()
    .split(/[\s,;\0]+/);
  const terms = words.flatMap((word) => {
    const isWhole = word.startsWith('#');
    const bare = word.replace(/^#+/, '').replace(AROUND, '');
    if (bare === '') return [];
    // An index counts characters, some of which have two code units.
    const length = [...bare].length;
    if (isWhole || length === 1) return [` ${bare} `];
    return [length === 2 ? ` ${bare}` : bare];
  });
  return [...new Set(terms)].slice(0, MOST);
}
