/*
 * Fields of a card or bank account, in a frame of the page that pays. What is typed goes to the gateway alone; that page
 * gets a token, and what may be seen of it.
 */

const form = /** @type {HTMLFormElement} */ (document.querySelector('#fields'))
const { kind = '', setup = '', origin = '' } = form.dataset
const clientSecret = location.hash.slice(1)
let isBusy = false

/** @param {Record<string, unknown>} message */
function tell(message) {
  if (window.parent !== window) window.parent.postMessage(message, origin)
}

/** @returns {(HTMLInputElement | HTMLSelectElement)[]} */
function inputs() {
  return [...form.querySelectorAll('input, select')].map((input) => /** @type {HTMLInputElement | HTMLSelectElement} */ (input))
}

/** @param {string} name @param {string} message */
function sayWrong(name, message) {
  const place = form.querySelector(`#${name}-error`) ?? form.querySelector('#form-error')
  if (place) place.textContent = message
  const input = form.querySelector(`[name="${name}"]`)
  if (message) input?.setAttribute('aria-invalid', 'true')
  else input?.removeAttribute('aria-invalid')
}

function clearWrong() {
  for (const { name } of inputs()) sayWrong(name, '')
  sayWrong('form', '')
}

function typed() {
  const entries = inputs().map((input) => [
    input.name,
    input.type === 'checkbox' ? /** @type {HTMLInputElement} */ (input).checked : input.value,
  ])
  return Object.fromEntries(entries)
}

async function submit() {
  if (isBusy) return
  isBusy = true
  clearWrong()
  try {
    const response = await fetch('/fields/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setup, client_secret: clientSecret, [kind]: typed() }),
    })
    const answer = await response.json()
    if (answer.errors) showErrors(answer.errors)
    else if (response.ok) tell({ type: 'gateway:token', ...answer })
    else failWith(answer.error?.message ?? 'Something went wrong. Try again.')
  } catch {
    failWith('There is no connection. Try again.')
  } finally {
    isBusy = false
  }
}

/** @param {Record<string, string>} errors */
function showErrors(errors) {
  for (const [name, message] of Object.entries(errors)) sayWrong(name, message)
  const first = inputs().find(({ name }) => name in errors)
  first?.focus()
  tell({ type: 'gateway:error', message: first ? errors[first.name] : Object.values(errors)[0], fields: Object.keys(errors) })
}

/** @param {string} message */
function failWith(message) {
  sayWrong('form', message)
  tell({ type: 'gateway:error', message, fields: [] })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  tell({ type: 'gateway:enter' })
})
// There is no button here that would make Enter send the form: the button is the page's.
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault()
    form.requestSubmit()
  }
})
form.addEventListener('input', (event) => {
  const input = event.target
  if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) return
  sayWrong(input.name, '')
  if (input.name === 'number') group(/** @type {HTMLInputElement} */ (input))
  if (input.name === 'expiry') slash(/** @type {HTMLInputElement} */ (input), /** @type {InputEvent} */ (event))
})

/** Digits in fours, as on the card; only while the end is typed, so that the caret stays where it is.
 * @param {HTMLInputElement} input */
function group(input) {
  if (input.selectionStart !== input.value.length) return
  const digits = input.value.replaceAll(/\D/g, '').slice(0, 19)
  const fours = /^3[47]/.test(digits) ? /^(\d{4})(\d{1,6})?(\d+)?/ : null
  const parts = fours ? (fours.exec(digits)?.slice(1).filter(Boolean) ?? [digits]) : (digits.match(/\d{1,4}/g) ?? [])
  input.value = parts.join(' ')
}

/** The slash after the month comes by itself.
 * @param {HTMLInputElement} input @param {InputEvent} event */
function slash(input, event) {
  if (event.inputType !== 'deleteContentBackward' && /^(0[1-9]|1[0-2])$/.test(input.value)) input.value += '/'
}

window.addEventListener('message', (event) => {
  if (event.origin !== origin || event.source !== window.parent) return
  if (event.data?.type === 'gateway:submit') void submit()
  if (event.data?.type === 'gateway:theme' && (event.data.scheme === 'light' || event.data.scheme === 'dark'))
    document.documentElement.dataset['scheme'] = event.data.scheme
})

new ResizeObserver(() =>
  tell({ type: 'gateway:height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) }),
).observe(document.documentElement)
tell({ type: 'gateway:ready' })
