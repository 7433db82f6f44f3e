/** The most characters of a search. */
const LONGEST = 300;

/** Returns the part of a text that is searched. The page recognises the answer to its question by it. */
export function searchedText(text: string): string {
  return text.slice(0, LONGEST).trim();
}
