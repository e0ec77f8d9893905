/* What the pages share on which people tell a company what becomes of things and of time. */

const KEPT = 'sandbox.secret'

/** @template {HTMLElement} Found @param {string} id @param {new () => Found} kind @returns {Found} */
export function byId(id, kind) {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`There is no #${id}.`)
  return found
}

const said = byId('said', HTMLElement)
/** @type {() => Promise<unknown>} */
let show = async () => {}

/** @param {string} method @param {string} path @param {unknown} [body] */
export async function ask(method, path, body) {
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

/** What stands on the page of all companies; `showOwn` shows the rest.
 * @param {() => Promise<unknown>} showOwn */
export function showControl(showOwn) {
  show = async () => {
    const [time, webhooks, misbehave] = await Promise.all([ask('GET', '/time'), ask('GET', '/webhooks'), ask('GET', '/misbehave')])
    await showOwn()
    byId('key', HTMLFormElement).hidden = true
    byId('open', HTMLElement).hidden = false
    byId('now', HTMLElement).textContent = timeText(time.now)
    byId('rules', HTMLElement).textContent = misbehave.data
      .map((/** @type {any} */ rule) => `${rule.kind} at ${rule.path}, ${rule.left} more`)
      .join(' · ')
    byId('undelivered', HTMLElement).textContent =
      webhooks.undelivered.length === 0 ? 'Everything has been delivered.' : `${webhooks.undelivered.length} events are not delivered yet.`
    fillWebhooks(webhooks)
  }
  void act('', async () => {})
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

/** @param {number} seconds */
export function dayText(seconds) {
  return new Date(seconds * 1000).toLocaleDateString('en-US', { timeZone: 'UTC' })
}

/** @typedef {{ label: string, about: string, run: () => Promise<unknown> }} Choice */

/** @param {string} id @param {string[]} headings @param {(string | Choice[])[][]} rows */
export function fillTable(id, headings, rows) {
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
  void act('It will go wrong.', () => ask('POST', '/misbehave', rule))
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
