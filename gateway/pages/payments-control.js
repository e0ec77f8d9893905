import { ask, byId, dayText, fillTable, showControl } from './control.js'

/* The page on which people tell the gateway what becomes of payments, accounts and payouts. */

/** @typedef {import('./control.js').Choice} Choice */

async function show() {
  const [overview, books] = await Promise.all([ask('GET', '/overview'), ask('GET', '/books')])
  fillTable('payments', ['Payment', 'Amount', 'Paid with', 'Status', 'Then'], overview.payment_intents.map(paymentRow))
  fillTable('accounts', ['Account', 'Name', 'Review', 'Then'], overview.accounts.map(accountRow))
  fillTable('payouts', ['Payout', 'Amount', 'Arrives', 'Status', 'Then'], overview.payouts.map(payoutRow))
  byId('books', HTMLElement).textContent = books.balanced
    ? `The books add up: ${books.movements.length} ${books.movements.length === 1 ? 'movement' : 'movements'}.`
    : `The books do not add up: ${books.problems.join('; ')}`
}

/** @param {number} cents */
function money(cents) {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** @param {any} intent @returns {(string | Choice[])[]} */
function paymentRow(intent) {
  const { id, payment_method_details: method, status, dispute } = intent
  const number = method.card ? `${method.card.brand} ${method.card.last4}` : `bank ${method.us_bank_account.last4}`
  const at = `/payment_intents/${id}`
  /** @type {Choice[]} */
  const choices = []
  const add = (/** @type {string} */ label, /** @type {string} */ path, /** @type {object} */ body) =>
    choices.push({ label, about: id, run: () => ask('POST', `${at}${path}`, body) })
  if (method.us_bank_account && (status === 'processing' || (status === 'succeeded' && !dispute))) {
    add('Return R01', '/return', { code: 'R01' })
    add('Return R10', '/return', { code: 'R10' })
  } else if (status === 'succeeded' && !dispute) add('Dispute', '/dispute', { reason: 'fraudulent' })
  if (dispute?.status === 'needs_response' || dispute?.status === 'under_review') {
    add('Won', '/dispute/close', { won: true })
    add('Lost', '/dispute/close', { won: false })
  }
  return [id, money(intent.amount), number, dispute ? `${status}, dispute ${dispute.status}` : status, choices]
}

/** @param {any} account @returns {(string | Choice[])[]} */
function accountRow(account) {
  const name = account.company?.name ?? [account.individual.first_name, account.individual.last_name].filter(Boolean).join(' ')
  const review = (/** @type {string} */ label, /** @type {object} */ verdict) => ({
    label,
    about: name,
    run: () => ask('POST', `/accounts/${account.id}/review`, verdict),
  })
  return [
    account.id,
    name,
    account.requirements.currently_due.length > 0
      ? `${account.review}, due: ${account.requirements.currently_due.join(', ')}`
      : account.review,
    [
      review('Active', { outcome: 'active' }),
      review('Processing', { outcome: 'processing' }),
      review('Rejected', { outcome: 'rejected', reasons: ['We could not verify the identity of the account holder.'] }),
      review('Ask for more', { outcome: 'restricted', requirements: ['individual.id_number'], reasons: ['The whole number is needed.'] }),
    ],
  ]
}

/** @param {any} payout @returns {(string | Choice[])[]} */
function payoutRow(payout) {
  const fail = { label: 'Fail', about: payout.id, run: () => ask('POST', `/payouts/${payout.id}/fail`, { code: 'account_closed' }) }
  return [payout.id, money(payout.amount), dayText(payout.arrival_date), payout.status, payout.status === 'failed' ? [] : [fail]]
}

showControl(show)
