// The codes of the characters that JSON consists of. They are the same in a text and in its bytes: all are ASCII.
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const BACKSLASH = 0x5c;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;
/** The letter that follows the backslash of an escape with four hex digits. */
export const LETTER_U = 0x75;
