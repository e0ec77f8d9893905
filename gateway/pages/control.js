/* The page on which people tell the gateway what becomes of payments, accounts and time. */

const KEPT = 'gateway.secret'

/** @template {HTMLElement} Found @param {string} id @param {new () => Found} kind @returns {Found} */
function byId(id, kind) {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`There is no #${id}.`)
  return found
}

const said = byId('said', HTMLElement)

/** @param {string} method @param {string} path @param {unknown} [body] */
async function ask(method, path, body) {
  const secret = sessionStorage.getItem(KEPT)
  /** @type {Record<string, string>} */
  const authority = secret ? { authorization: `Bearer ${secret}` } : {}
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = body === undefined ? authority : { ...authority, 'content-type': 'application/json' }
  const response = await fetch(`/control${path}`, { method, headers, ...sent })
  const answer = await response.json()
  if (response.ok) return answer
  if (response.status === 401) askForKey(secret !== null)
  throw new Error(answer.error?.message ?? 'Something went wrong.')
}

/** @param {boolean} wasWrong */
function askForKey(wasWrong) {
  sessionStorage.removeItem(KEPT)
  byId('open', HTMLElement).hidden = true
  byId('key', HTMLFormElement).hidden = false
  said.textContent = wasWrong ? 'The secret key is not right.' : ''
  byId('secret', HTMLInputElement).focus()
}

/** Does it, says so and shows how things stand then.
 * @param {string} done @param {() => Promise<unknown>} work */
async function act(done, work) {
  said.textContent = ''
  try {
    await work()
    await show()
    said.textContent = done
  } catch (error) {
    if (byId('key', HTMLFormElement).hidden) said.textContent = error instanceof Error ? error.message : String(error)
  }
}

async function show() {
  const [overview, webhooks, misbehave, books] = await Promise.all([
    ask('GET', '/overview'),
    ask('GET', '/webhooks'),
    ask('GET', '/misbehave'),
    ask('GET', '/books'),
  ])
  byId('key', HTMLFormElement).hidden = true
  byId('open', HTMLElement).hidden = false
  byId('now', HTMLElement).textContent = timeText(overview.now)
  fillTable('payments', ['Payment', 'Amount', 'Paid with', 'Status', 'Then'], overview.payment_intents.map(paymentRow))
  fillTable('accounts', ['Account', 'Name', 'Review', 'Then'], overview.accounts.map(accountRow))
  fillTable('payouts', ['Payout', 'Amount', 'Arrives', 'Status', 'Then'], overview.payouts.map(payoutRow))
  byId('rules', HTMLElement).textContent = misbehave.data
    .map((/** @type {any} */ rule) => `${rule.kind} at ${rule.path}, ${rule.left} more`)
    .join(' · ')
  byId('undelivered', HTMLElement).textContent =
    webhooks.undelivered.length === 0 ? 'Everything has been delivered.' : `${webhooks.undelivered.length} events are not delivered yet.`
  byId('books', HTMLElement).textContent = books.balanced
    ? `The books add up: ${books.movements.length} ${books.movements.length === 1 ? 'movement' : 'movements'}.`
    : `The books do not add up: ${books.problems.join('; ')}`
  fillWebhooks(webhooks)
}

/** @param {any} webhooks */
function fillWebhooks(webhooks) {
  const form = byId('webhooks', HTMLFormElement)
  for (const input of form.querySelectorAll('input, select')) {
    if (input === document.activeElement) continue
    if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = webhooks[input.name]
    else if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) input.value = String(webhooks[input.name] ?? '')
  }
}

/** @param {number} seconds */
function timeText(seconds) {
  return new Date(seconds * 1000).toLocaleString('en-US', { timeZone: 'America/New_York', dateStyle: 'full', timeStyle: 'short' })
}

/** @param {number} cents */
function money(cents) {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** @typedef {{ label: string, about: string, run: () => Promise<unknown> }} Choice */

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
  const arrives = new Date(payout.arrival_date * 1000).toLocaleDateString('en-US', { timeZone: 'UTC' })
  return [payout.id, money(payout.amount), arrives, payout.status, payout.status === 'failed' ? [] : [fail]]
}

/** @param {string} id @param {string[]} headings @param {(string | Choice[])[][]} rows */
function fillTable(id, headings, rows) {
  const focused = document.activeElement?.getAttribute('aria-label')
  const head = document.createElement('thead')
  const headRow = head.insertRow()
  for (const heading of headings) {
    const cell = document.createElement('th')
    cell.scope = 'col'
    cell.textContent = heading
    headRow.append(cell)
  }
  const body = document.createElement('tbody')
  for (const cells of rows) {
    const row = body.insertRow()
    for (const cell of cells) row.insertCell().append(typeof cell === 'string' ? cell : choicesOf(cell))
  }
  if (rows.length === 0) {
    const cell = body.insertRow().insertCell()
    cell.colSpan = headings.length
    cell.textContent = 'None yet.'
  }
  byId(id, HTMLTableElement).replaceChildren(head, body)
  const again = focused && [...body.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === focused)
  if (again) again.focus()
}

/** @param {Choice[]} choices */
function choicesOf(choices) {
  const box = document.createElement('div')
  box.className = 'buttons'
  for (const { label, about, run } of choices) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.setAttribute('aria-label', `${label}: ${about}`)
    button.addEventListener('click', () => void act(`${label}: done.`, run))
    box.append(button)
  }
  return box
}

for (const button of document.querySelectorAll('button[data-advance]')) {
  const [unit = '', count = ''] = /** @type {HTMLElement} */ (button).dataset['advance']?.split(':') ?? []
  button.addEventListener('click', () => void act('Time has moved on.', () => ask('POST', '/time', { advance: { [unit]: Number(count) } })))
}

byId('key', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  sessionStorage.setItem(KEPT, byId('secret', HTMLInputElement).value.trim())
  byId('key', HTMLFormElement).hidden = true
  void act('', async () => {})
})

byId('trouble', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  const given = new FormData(byId('trouble', HTMLFormElement))
  const rule = { kind: given.get('kind'), path: given.get('path'), times: Number(given.get('times')) }
  void act('The gateway will go wrong.', () => ask('POST', '/misbehave', rule))
})
byId('behave', HTMLButtonElement).addEventListener('click', () => void act('All trouble has ended.', () => ask('DELETE', '/misbehave')))

byId('webhooks', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  const given = new FormData(byId('webhooks', HTMLFormElement))
  const manners = {
    url: given.get('url') || null,
    duplicates: Number(given.get('duplicates')),
    delay_ms: Number(given.get('delay_ms')),
    shuffle: given.has('shuffle'),
    hold: given.has('hold'),
    before_answer: given.has('before_answer'),
    wrong_signature: given.has('wrong_signature'),
  }
  void act('Saved.', () => ask('POST', '/webhooks', manners))
})

byId('forget', HTMLButtonElement).addEventListener('click', () => void act('All keys are forgotten.', () => ask('POST', '/forget-keys')))
const sure = byId('sure', HTMLDialogElement)
byId('reset', HTMLButtonElement).addEventListener('click', () => sure.showModal())
sure.addEventListener('close', () => {
  if (sure.returnValue === 'yes') void act('The sandbox is empty.', () => ask('POST', '/reset'))
  sure.returnValue = ''
})

void act('', async () => {})
