/* The question of the payer's bank, in a frame of the page that pays. */

const page = /** @type {HTMLElement} */ (document.querySelector('#challenge'))
const answers = /** @type {HTMLElement} */ (document.querySelector('#answers'))
const said = /** @type {HTMLElement} */ (document.querySelector('#said'))
const { intent = '', origin = '' } = page.dataset
const clientSecret = location.hash.slice(1)

function tellDone() {
  if (window.parent !== window) window.parent.postMessage({ type: 'gateway:challenge-done', payment_intent: intent }, origin)
}

/** @param {boolean} isDisabled */
function disable(isDisabled) {
  for (const button of answers.querySelectorAll('button')) button.disabled = isDisabled
}

/** @param {string} outcome */
async function answer(outcome) {
  disable(true)
  try {
    const response = await fetch(`/challenge/${intent}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_secret: clientSecret, outcome }),
    })
    const answered = await response.json()
    said.textContent = response.ok ? answered.said : (answered.error?.message ?? 'Something went wrong. Try again.')
    if (response.ok) tellDone()
    else disable(false)
  } catch {
    said.textContent = 'There is no connection. Try again.'
    disable(false)
  }
}

answers.addEventListener('click', (event) => {
  const outcome = event.target instanceof HTMLButtonElement ? event.target.dataset['outcome'] : undefined
  if (outcome) void answer(outcome)
})

window.addEventListener('message', (event) => {
  if (event.origin !== origin || event.source !== window.parent) return
  if (event.data?.type === 'gateway:theme' && (event.data.scheme === 'light' || event.data.scheme === 'dark'))
    document.documentElement.dataset['scheme'] = event.data.scheme
})

if (said.textContent) {
  disable(true)
  tellDone()
}
