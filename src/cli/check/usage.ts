/** What the command prints with --help. */
export const USAGE = `svclink check URL: does this receiver speak the protocol?

Usage: svclink check URL --user U --password P [options]
       svclink check --list [--only ID] [--json]

Account
  --user U             user name (or SVCLINK_USER)
  --password P         password in the clear (or SVCLINK_PASSWORD: it then stands in no process list)
  --password-sha1 H    the SHA-1 of the password, in hex (or SVCLINK_PASSWORD_SHA1)
  --site-id UUID       site_id of the requests (or SVCLINK_SITE_ID); default a new v4 UUID

What is checked
  --write              also run audits that store something in the receiver
  --order REPORT_ID    look at this order, and with --write write to it; default one that the receiver lists
  --only ID            only this audit, or this area; may be repeated
  --list               print the audits and do nothing else
  --dialect JSON       the receiver's own names on the wire, as JSON or @FILE
  --timeout MS         milliseconds for one answer; default 10000

Report
  --json               the report as JSON on standard output
  --junit FILE         also as JUnit XML
  --html FILE          also as one self-contained page
  --quiet              no progress, and of the audits only those that failed
  -h, --help           this text

A check sends a few wrong passwords, three of them for U. A receiver that throttles is waited for, up to a
minute at a time: check after check, it takes longer.
Exit status: 0 no MUST fails, 1 at least one does, 2 wrong usage or no answer at all.
`;
