import { CallError, networkError } from '../../src/net/index.js';
import { peerAt } from './peer.js';

describe('a failure of the connection', () => {
  it.each([
    ['ECONNREFUSED', 'connection_refused', 'no_connection'],
    ['ENOTFOUND', 'host_unknown', 'no_connection'],
    ['EAI_AGAIN', 'host_unknown', 'no_connection'],
    ['UND_ERR_INVALID_ARG', 'request_invalid', 'not_sent'],
    ['UND_ERR_CONNECT_TIMEOUT', 'host_unreachable', 'no_connection'],
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
    ['UND_ERR_DESTROYED', 'client_closed', 'aborted'],
    ['UND_ERR_CLOSED', 'client_closed', 'aborted'],
  ])('%s is %s', (reason, code, kind) => {
    const cause = Object.assign(new Error('private'), { code: reason });
    const error = networkError(cause, peerAt('link.example:8443'));
    expect(error).toMatchObject({ code, kind });
    expect(error.cause).toBe(kind === 'invalid_answer' ? undefined : cause);
    expect(error.message).toContain(`(${reason})`);
    expect(error.message).not.toContain('private');
  });

  it.each(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'])(
    '%s is no connection while it is made, and a lost one later',
    (code) => {
      const made = Object.assign(new Error('x'), { code, syscall: 'connect' });
      const kinds = [
        made,
        Object.assign(new AggregateError([made, made]), { code }),
        Object.assign(new AggregateError([made]), { code }),
        Object.assign(new AggregateError([]), { code }),
        Object.assign(new Error('x'), { code, syscall: 'read' }),
        Object.assign(new Error('x'), { code }),
      ].map((cause) => networkError(cause, peerAt('h')).kind);
      const [none, lost] = ['no_connection', 'no_answer'];
      expect(kinds).toEqual([none, none, none, lost, lost, lost]);
    },
  );

  it('is one of the connection when it has no code, or is no error at all', () => {
    for (const cause of [new Error('x'), 'text', null, undefined, { code: 5 }]) {
      const error = networkError(cause, peerAt('h'));
      expect(error.message).toBe('h cut the connection before its answer was complete');
    }
  });

  it('is left as it is when it is in words already', () => {
    const error = new CallError('timed_out', 'late');
    expect(networkError(error, peerAt('h'))).toBe(error);
    expect(networkError(new Error('x', { cause: error }), peerAt('h'))).toBe(error);
  });

  it('does not carry what a parser was given', () => {
    const cause = Object.assign(new Error('x'), { name: 'HTTPParserError', data: 'secret' });
    const error = networkError(cause, peerAt('h'));
    expect([error.code, error.cause]).toEqual(['answer_malformed', undefined]);
  });
});
