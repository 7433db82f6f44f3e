import { transportError } from '../../src/client/errors/transport-error.js';
import { LinkCallError } from '../../src/client/index.js';

describe('a failure of the connection', () => {
  it.each([
    ['ECONNREFUSED', 'connection_refused', 'no_connection'],
    ['ENOTFOUND', 'host_unknown', 'no_connection'],
    ['EAI_AGAIN', 'host_unknown', 'no_connection'],
    ['UND_ERR_CONNECT_TIMEOUT', 'host_unreachable', 'no_connection'],
    ['ETIMEDOUT', 'host_unreachable', 'no_connection'],
    ['EHOSTUNREACH', 'host_unreachable', 'no_connection'],
    ['ENETUNREACH', 'host_unreachable', 'no_connection'],
    ['CERT_HAS_EXPIRED', 'tls_failed', 'no_connection'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls_failed', 'no_connection'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'tls_failed', 'no_connection'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls_failed', 'no_connection'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls_failed', 'no_connection'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls_failed', 'no_connection'],
    ['ECONNRESET', 'connection_lost', 'no_answer'],
    ['EPIPE', 'connection_lost', 'no_answer'],
    ['UND_ERR_SOCKET', 'connection_lost', 'no_answer'],
    ['HPE_INVALID_EOF_STATE', 'connection_lost', 'no_answer'],
    ['HPE_INVALID_CONSTANT', 'answer_malformed', 'invalid_answer'],
    ['UND_ERR_HEADERS_OVERFLOW', 'answer_malformed', 'invalid_answer'],
    ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'connection_lost', 'no_answer'],
    ['UND_ERR_REQ_CONTENT_LENGTH_MISMATCH', 'file_unreadable', 'not_sent'],
    ['UND_ERR_DESTROYED', 'client_closed', 'not_sent'],
    ['UND_ERR_CLOSED', 'client_closed', 'not_sent'],
  ])('%s is %s', (reason, code, kind) => {
    const cause = Object.assign(new Error('private'), { code: reason });
    const error = transportError(cause, 'get_order', 'link.example:8443');
    expect(error).toMatchObject({ code, kind, event: 'get_order' });
    expect(error.message).toContain(`(${reason})`);
    expect(error.message).not.toContain('private');
  });

  it('is one of the connection when it has no code, or is no error at all', () => {
    for (const cause of [new Error('x'), 'text', null, undefined, { code: 5 }]) {
      const error = transportError(cause, 'e', 'h');
      expect(error.message).toBe('e: h cut the connection before it had answered');
    }
  });

  it('is left as it is when it is in words already', () => {
    const error = new LinkCallError('timed_out', 'e', 'late');
    expect(transportError(error, 'other', 'h')).toBe(error);
  });

  it('does not carry what a parser was given', () => {
    const cause = Object.assign(new Error('x'), { name: 'HTTPParserError', data: 'secret' });
    const error = transportError(cause, 'e', 'h');
    expect([error.code, error.cause]).toEqual(['answer_malformed', undefined]);
  });
});
