import { catalogueEntry } from '../../../protocol/catalogue/catalogue.js';

const HANDLER = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n(export )?function (\w+)\(/;

/** The parts of a handler's source that its stub uses. */
interface Handler {
  /** The comment, which contains the rules of the document. */
  readonly comment: string;
  readonly functionName: string;
}

function readHandler(event: string, source: string): Handler {
  const [, comment, , functionName] = HANDLER.exec(source) ?? [];
  if (comment !== undefined && functionName !== undefined) return { comment, functionName };
  throw new TypeError(`the handler of ${event} has another form than the others`);
}

function typescriptStub(event: string, { comment, functionName }: Handler): string {
  const withFile = catalogueEntry(event)?.file;
  const type = withFile ? 'FileHandler' : 'EventHandler';
  const of = withFile ? '' : `<'${event}'>`;
  return `import { LinkError } from 'svclink';
import type { ${type}, Site } from '../site.js';

${comment}
export function ${functionName}(_site: Site): ${type}${of} {
  return () => {
    throw new LinkError('event_not_handled', '${event} is not there yet.');
  };
}
`;
}

function javascriptStub(event: string, { comment, functionName }: Handler): string {
  return `'use strict';

const { LinkError } = require('svclink');

${comment}
function ${functionName}(_site) {
  return () => {
    throw new LinkError('event_not_handled', '${event} is not there yet.');
  };
}

module.exports = { ${functionName} };
`;
}

/**
 * Returns a handler that answers that it is not implemented, with the name, types and comment of the one in `source`.
 */
export function stub(event: string, language: 'typescript' | 'javascript', source: string): string {
  const handler = readHandler(event, source);
  return language === 'typescript'
    ? typescriptStub(event, handler)
    : javascriptStub(event, handler);
}
