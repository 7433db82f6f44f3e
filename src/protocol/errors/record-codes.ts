/** The codes of handlers that store and find records, and of files that callers send. */
export const recordCodes = {
  store_unavailable: {
    stage: 'handler',
    status: 503,
    explanation:
      'The database of the site is not reachable or its disk is full; the error is temporary, send it again.',
  },
  input_invalid: {
    stage: 'handler',
    status: 422,
    explanation:
      'The input of a site (an order, a form, an account …) is invalid; the message names the path.',
  },
  not_found: {
    stage: 'handler',
    status: 404,
    explanation: 'The site has no record of this name or id.',
  },
  push_address_unknown: {
    stage: 'handler',
    status: 404,
    explanation:
      'A caller used a push address that this site did not make, or made with another key; it was answered like any other.',
  },
  order_not_found: {
    stage: 'handler',
    status: 404,
    explanation: 'The account has no order of this report_id.',
  },
  order_not_assigned: {
    stage: 'handler',
    status: 403,
    explanation: 'The order is no longer assigned to the account.',
  },
  order_closed: {
    stage: 'handler',
    status: 409,
    explanation: 'The state of the order does not allow this.',
  },
  form_not_found: {
    stage: 'handler',
    status: 404,
    explanation: 'There is no such form or version, or the order has none.',
  },
  answer_invalid: {
    stage: 'handler',
    status: 422,
    explanation: 'A row of send_pcr_answers breaks its form.',
  },
  flag_invalid: {
    stage: 'handler',
    status: 422,
    explanation: 'A photo flag breaks its form, or names a file that is not a photo.',
  },
  file_not_found: {
    stage: 'handler',
    status: 404,
    explanation: 'A flag names a file that was never received.',
  },
  foh_not_found: {
    stage: 'handler',
    status: 404,
    explanation: 'The property has no front-of-house photo.',
  },
  item_not_found: {
    stage: 'handler',
    status: 422,
    explanation: 'The item is not in the list of the order.',
  },
  item_desc_missing: {
    stage: 'handler',
    status: 422,
    explanation: 'An other item comes without a description.',
  },
  bid_comp_not_found: {
    stage: 'handler',
    status: 404,
    explanation: 'remote_id names no bid or completion of the sender.',
  },
} as const;
