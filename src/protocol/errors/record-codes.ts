/** The codes of handlers that store and find records, and of the files that callers give. */
export const recordCodes = {
  store_unavailable: {
    stage: 'handler',
    status: 503,
    explanation:
      'The database of the site is away or its disk is full; it passes by itself, send it again.',
  },
  input_invalid: {
    stage: 'handler',
    status: 422,
    explanation:
      'What a site was given (an order, a form, an account …) is refused; the message names the place.',
  },
  not_found: {
    stage: 'handler',
    status: 404,
    explanation: 'A site has nothing of the name or id that it was asked for.',
  },
  push_address_unknown: {
    stage: 'handler',
    status: 404,
    explanation:
      'Somebody called a push address that this site gave to nobody, or made with another key; it was answered as any other.',
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
    explanation: 'A photo flag breaks its form, or names what is no photo.',
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
