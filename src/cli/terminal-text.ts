// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Those of them that JSON.stringify leaves as they are. */
const STEERING_IN_JSON = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text of another side without what could steer a terminal, or turn the direction of what follows; line breaks stay. */
export function printable(text: string): string {
  return text.replace(STEERING, ' ');
}

/** JSON that no terminal takes for commands; it reads the same. */
export function jsonText(
  value: unknown,
  indent?: number,
  replace?: (name: string, value: unknown) => unknown,
): string {
  return JSON.stringify(value, replace, indent).replace(STEERING_IN_JSON, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
