import { ask, dayText, fillTable, showControl } from './control.js'

/* The page on which people tell the screening bureau what becomes of screenings, reports and disputes. */

/** @typedef {import('./control.js').Choice} Choice */

async function show() {
  const overview = await ask('GET', '/overview')
  fillTable('screenings', ['Person', 'SSN', 'State', 'Results', 'Then', 'Screening'], overview.screenings.map(screeningRow))
  fillTable('reports', ['Version', 'State', 'Until', 'Then', 'Report'], overview.reports.map(reportRow))
  fillTable('disputes', ['Product', 'What is said', 'State', 'Then', 'Dispute'], overview.disputes.map(disputeRow))
}

/** @param {any} screening @returns {(string | Choice[])[]} */
function screeningRow({ id, name, ssn_last4: last4, state, products, frozen }) {
  const run = () => ask('POST', `/screenings/${id}/freeze`, { frozen: !frozen })
  const isOpen = ['awaiting_identity', 'in_progress', 'blocked'].includes(state)
  const arrived = products.filter((/** @type {any} */ one) => one.state === 'completed')
  return [
    name,
    last4 ? `ends in ${last4}` : 'none',
    frozen ? `${state}, frozen` : state,
    `${arrived.length} of ${products.length}`,
    isOpen ? [{ label: frozen ? 'Unfreeze' : 'Freeze', about: id, run }] : [],
    id,
  ]
}

/** @param {any} report @returns {(string | Choice[])[]} */
function reportRow({ id, version, state, expires_at: expiresAt, products }) {
  const choices = products.flatMap((/** @type {string} */ product) => {
    const about = `${product}, ${id}`
    const statement = 'This is not about me.'
    return [
      { label: `Correct ${product}`, about, run: () => ask('POST', `/reports/${id}/correct`, { product }) },
      { label: `Dispute ${product}`, about, run: () => ask('POST', `/reports/${id}/disputes`, { product, statement }) },
    ]
  })
  return [String(version), state, dayText(expiresAt), state === 'expired' ? [] : choices, id]
}

/** @param {any} dispute @returns {(string | Choice[])[]} */
function disputeRow({ id, product, statement, state, outcome }) {
  const resolve = (/** @type {string} */ label, /** @type {string} */ how) => ({
    label,
    about: id,
    run: () => ask('POST', `/disputes/${id}/resolve`, { outcome: how }),
  })
  return [product, statement, outcome ?? state, outcome ? [] : [resolve('Corrected', 'corrected'), resolve('Verified', 'verified')], id]
}

showControl(show)
