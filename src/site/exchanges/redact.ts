/** Names of members whose value is nobody's to read, whoever sent them, a part of them anywhere. */
const SECRET_NAME =
  /password|passwd|secret|token|api_?key|authorization|svclink_push|push_url|obj_url|file_url|lock_code|key_code/i;
/** The same in JSON within a text, where quotes stand behind backslashes or not. */
const SECRET_MEMBER = new RegExp(
  `((\\\\*)"[^"\\\\]*(?:${SECRET_NAME.source})[^"\\\\]*\\2"\\s*:\\s*\\2")((?:(?!\\2")[^\\\\]|\\\\(?!\\2")[^])*?)(?=\\2")`,
  'gi',
);
/** Addresses carry what is signed behind their question mark, and may carry a login in front. */
const QUERY = /(\bhttps?:\/\/)(?:[^\s"\\/@]*@)?([^\s"\\?#]*)[?#][^\s"\\]*/gi;
const LOGIN = /(\bhttps?:\/\/)[^\s"\\/@]+@/gi;
/** Forty hex digits are the SHA-1 of a password more often than anything else that is sent. */
const SHA1 = /\b[0-9a-f]{40}\b/gi;
/** A text without any of these holds nothing to take out. */
const SUSPECT = new RegExp(`https?:|[0-9a-f]{40}|${SECRET_NAME.source}`, 'i');

const SHA1_LENGTH = 40;

const HIDDEN = '(hidden)';

/** A text without passwords, hashes, codes of houses and what signs an address. */
export function redactedText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(SECRET_MEMBER, `$1${HIDDEN}`)
    .replace(QUERY, `$1$2?${HIDDEN}`)
    .replace(LOGIN, '$1')
    .replace(SHA1, HIDDEN);
}

/** What was found out of each name of a member; anybody may send names, so that they are not kept without end. */
const secretNames = new Map<string, boolean>();
const MOST_NAMES = 2000;

function isSecretName(name: string): boolean {
  let isSecret = secretNames.get(name);
  if (isSecret === undefined) {
    isSecret = SECRET_NAME.test(name);
    if (secretNames.size >= MOST_NAMES) secretNames.clear();
    if (name.length < 100) secretNames.set(name, isSecret);
  }
  return isSecret;
}

/**
 * JSON text without passwords, hashes, push addresses, tokens and what signs an address; most holds nothing to take out,
 * and is not read for that.
 */
export function redactedJsonText(json: string): string {
  return SUSPECT.test(json) ? JSON.stringify(withoutSecrets(JSON.parse(json))) : json;
}

/** Takes the secrets out of a value, in place; it was made for that. */
function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return mayHoldSecret(value) ? redactedText(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    const member = members[name];
    if (member === null || member === '') continue;
    members[name] = isSecretName(name) ? HIDDEN : withoutSecrets(member);
  }
  return members;
}

/** Addresses and JSON within a text have a colon, and a hash has its length: the texts of an order have neither. */
function mayHoldSecret(text: string): boolean {
  return text.length >= SHA1_LENGTH || text.includes(':');
}
