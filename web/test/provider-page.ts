/*
 * What stands in for the pages of the payment provider: they say and hear what theirs do, in a frame of the test's own origin.
 */

import { expect } from 'vitest'

const FIELDS = `
  const tell = (message) => parent.postMessage(message, '*')
  const input = document.querySelector('input')
  addEventListener('message', ({ data }) => {
    if (data.type === 'gateway:theme') document.body.dataset.scheme = data.scheme
    if (data.type !== 'gateway:submit' || input.value === 'mute') return
    if (input.value === '') {
      input.focus()
      tell({ type: 'gateway:error', message: 'Card number can not be empty.', fields: ['number'] })
    } else if (input.value === 'over') tell({ type: 'gateway:error', message: 'The link is not whole.', fields: [] })
    else tell({ type: 'gateway:token', token: 'pm_' + input.value })
  })
  input.addEventListener('keydown', ({ key }) => key === 'Enter' && tell({ type: 'gateway:enter' }))
  tell({ type: 'gateway:height', height: 90 })
  tell({ type: 'gateway:ready' })`

const CHALLENGE = `
  document.querySelector('button').addEventListener('click', () =>
    parent.postMessage({ type: 'gateway:challenge-done', payment_intent: 'pi_1' }, '*'))`

function pageOf(body: string, script: string): string {
  const html = `<!doctype html><html lang="en"><title>Provider</title><body>${body}<script>${script}</script></body></html>`
  return URL.createObjectURL(new Blob([html], { type: 'text/html' }))
}

/** Fields whose token says what was typed: `42` gives `pm_42`. Nothing is wrong at the field, `over` is wrong with all of them, `mute` is not answered. */
export const fieldsPage = (): string => pageOf('<label>Card number <input></label>', FIELDS)
export const challengePage = (): string => pageOf('<button type="button">Complete</button>', CHALLENGE)
/** What is typed into on a page that shows such fields, once they are there and hear what is said to them. */
export async function shownField(page: Element): Promise<HTMLInputElement> {
  const frame = () => page.querySelector('iframe')
  await expect.poll(() => frame()?.contentDocument?.querySelector('input') ?? null).not.toBeNull()
  await expect.poll(() => frame()?.hasAttribute('data-hidden')).toBe(false)
  return frame()!.contentDocument!.querySelector('input')!
}

/** One that never says that it is there. */
export const silentPage = (): string => pageOf('<p>Loading</p>', '')
