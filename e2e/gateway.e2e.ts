import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FrameLocator, type Page, expect, test } from '@playwright/test'
import { type RunningGateway, startGateway } from '../gateway/src/start-gateway.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from './watched-page.ts'

/*
 * The gateway's own pages, in the frames of a page of another origin, with the keyboard and in a narrow window.
 */

let gateway: RunningGateway
let closeShop: () => void
let shop = ''
let frameUrl = ''

test.beforeAll(async () => {
  gateway = await startGateway({ demo: true, review: 0 })
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(shopPage(frameUrl))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closeShop = () => server.close()
  shop = `http://localhost:${(server.address() as AddressInfo).port}`
})
test.afterAll(async () => {
  closeShop()
  await gateway.close()
})

/** Who pays is here; it keeps what the frame says, and makes it as high as it wants to be. */
const shopPage = (frame: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title>
  <style>body { margin: 0 } iframe { width: 100%; border: 0 }</style>
  <main><h1>Pay</h1><iframe title="Payment fields" src="${frame}"></iframe></main>
  <script>
    const frame = document.querySelector('iframe')
    window.got = []
    window.addEventListener('message', (event) => {
      if (event.origin !== '${gateway.url}' || event.source !== frame.contentWindow) return
      window.got.push(event.data)
      if (event.data.type === 'gateway:height') frame.height = event.data.height
    })
    window.tell = (message) => frame.contentWindow.postMessage(message, '${gateway.url}')
  </script></html>`

type Message = { type: string; token?: string; message?: string; fields?: string[]; [part: string]: unknown }

const api = async <Body>(path: string, body?: object): Promise<Body> => {
  const headers = { authorization: `Bearer ${gateway.secretKey}`, 'content-type': 'application/json' }
  const answer = await fetch(`${gateway.url}${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  return (await answer.json()) as Body
}
const messages = (page: Page) => page.evaluate(() => (window as unknown as { got: Message[] }).got)
const tell = (page: Page, message: Message) =>
  page.evaluate((said) => (window as unknown as { tell: (message: Message) => void }).tell(said), message)
const lastOf = async (page: Page, type: string) => (await messages(page)).findLast((message) => message.type === type)

/** A shop with the fields in its frame, once they have said that they are there. */
async function openFields(page: Page, kind: 'card' | 'bank', origin = shop): Promise<FrameLocator> {
  const setup = await api<{ url: string; bank_url: string }>('/v1/card_setups', {
    purpose: 'payment',
    client_reference: 'invoice 1',
    allowed_origin: origin,
  })
  frameUrl = kind === 'card' ? setup.url : setup.bank_url
  await page.goto(shop)
  return page.frameLocator('iframe')
}
const untilReady = (page: Page) => expect.poll(() => lastOf(page, 'gateway:ready')).toBeTruthy()

test('a card is typed with the keyboard alone, and the page gets a token and never the number', async ({ page }) => {
  const watched = await watch(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  const frame = await openFields(page, 'card')
  await untilReady(page)
  await tell(page, { type: 'gateway:submit' })
  await expect(frame.getByText('Card number can not be empty.')).toBeVisible()
  await expect(frame.getByText('Card expiry can not be empty.')).toBeVisible()
  await expect(frame.getByText('CVV can not be empty.')).toBeVisible()
  await expect(frame.getByLabel('Card number')).toBeFocused()
  await expect(frame.getByLabel('Card number')).toHaveAccessibleDescription('Card number can not be empty.')
  expect(await lastOf(page, 'gateway:error')).toMatchObject({ fields: ['number', 'expiry', 'cvv'] })

  await page.keyboard.type('4242424242424242')
  await expect(frame.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234')
  await expect(frame.getByLabel('Card expiry')).toHaveValue('12/34')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect.poll(() => lastOf(page, 'gateway:enter')).toBeTruthy()
  await tell(page, { type: 'gateway:submit' })
  await expect.poll(() => lastOf(page, 'gateway:token')).toBeTruthy()
  const token = await lastOf(page, 'gateway:token')
  expect(token).toEqual({
    type: 'gateway:token',
    token: expect.stringMatching(/^pm_/),
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034, funding: 'credit' },
  })
  expect(JSON.stringify(await messages(page))).not.toContain('4242424242424242')
  const withNumber = requests.filter((request) => request.replaceAll(/\s|%20/g, '').includes('4242424242424242'))
  expect(withNumber.every((request) => request.startsWith(`${gateway.url}/fields/tokens `))).toBe(true)
  expect(watched.problems).toEqual([])
})

test('fields and table fit a narrow window, light and dark, and are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const kind of ['card', 'bank'] as const) {
    const frame = await openFields(page, kind)
    await untilReady(page)
    await frame.getByText('which numbers do what').click()
    for (const scheme of ['light', 'dark']) {
      await tell(page, { type: 'gateway:theme', scheme })
      const ground = scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(22, 25, 29)'
      await expect(frame.locator('body')).toHaveCSS('background-color', ground)
      await expectAccessible(page)
    }
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true)
    const height = await frame.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height))
    await expect.poll(async () => (await lastOf(page, 'gateway:height'))?.['height']).toBe(height)
  }
})

test('a bank account is authorized', async ({ page }) => {
  const frame = await openFields(page, 'bank')
  await untilReady(page)
  await frame.getByLabel('Name on the account').fill('Tom Tenant')
  await frame.getByLabel('Routing number').fill('110000000')
  await frame.getByLabel('Bank account number').fill('000123456789')
  await frame.getByLabel('Account holder').selectOption('A company')
  await tell(page, { type: 'gateway:submit' })
  await expect(frame.getByText('Please authorize the payment.')).toBeVisible()
  await expect(frame.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await tell(page, { type: 'gateway:submit' })
  await expect
    .poll(() => lastOf(page, 'gateway:token'))
    .toMatchObject({
      bank: { bank_name: 'SANDBOX BANK', last4: '6789', account_type: 'checking', account_holder_type: 'company' },
    })
})

test('no other page may frame the fields or hears of them', async ({ page }) => {
  await openFields(page, 'card', 'http://localhost:9')
  await expect.poll(() => page.frames().length).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(await messages(page)).toEqual([])
  expect(await page.frames()[1]!.locator('input').count()).toBe(0)
})

test('a card is confirmed in a frame, or is not', async ({ page }) => {
  for (const [press, status] of [
    ['Complete', 'succeeded'],
    ['Reject', 'requires_payment_method'],
  ] as const) {
    const frame = await openFields(page, 'card')
    await untilReady(page)
    await frame.getByLabel('Card number').fill('4000002760003184')
    await frame.getByLabel('Card expiry').fill('12/34')
    await frame.getByLabel('CVV').fill('123')
    await tell(page, { type: 'gateway:submit' })
    await expect.poll(() => lastOf(page, 'gateway:token')).toBeTruthy()
    const intent = await api<{ id: string; next_action: { url: string } }>('/v1/payment_intents', {
      amount: 123_400,
      currency: 'usd',
      payment_method: (await lastOf(page, 'gateway:token'))!.token,
      confirm: true,
      client_reference: 'invoice 1',
    })
    frameUrl = intent.next_action.url
    await page.goto(shop)
    await expect(frame.getByText('$1,234.00')).toBeVisible()
    await expectAccessible(page)
    await frame.getByRole('button', { name: press }).press('Enter')
    await expect.poll(() => lastOf(page, 'gateway:challenge-done')).toMatchObject({ payment_intent: intent.id })
    expect((await api<{ status: string }>(`/v1/payment_intents/${intent.id}`)).status).toBe(status)
  }
})

test('the control moves time, returns a payment and empties the sandbox', async ({ page }) => {
  const watched = await watch(page)
  await gateway.control.reset()
  const frame = await openFields(page, 'bank')
  await untilReady(page)
  await frame.getByLabel('Name on the account').fill('Tom Tenant')
  await frame.getByLabel('Routing number').fill('110000000')
  await frame.getByLabel('Bank account number').fill('000123456789')
  await frame.getByRole('checkbox').check()
  await tell(page, { type: 'gateway:submit' })
  await expect.poll(() => lastOf(page, 'gateway:token')).toBeTruthy()
  const payment_method = (await lastOf(page, 'gateway:token'))!.token
  const pay = { amount: 5_000, currency: 'usd', payment_method, confirm: true, client_reference: 'invoice 1' }
  const { id } = await api<{ id: string }>('/v1/payment_intents', pay)

  await page.goto(`${gateway.url}/control`)
  await expect(page.getByText('The books add up')).toBeVisible()
  const before = await page.locator('#now').textContent()
  await page.getByRole('button', { name: '1 day on' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('Time has moved on.')
  expect(await page.locator('#now').textContent()).not.toBe(before)
  await page.getByRole('button', { name: `Return R01: ${id}` }).click()
  await expect(page.getByRole('cell', { name: 'requires_payment_method' })).toBeVisible()
  await page.getByLabel('What goes wrong').selectOption('Slow')
  await page.getByRole('button', { name: 'Go wrong' }).click()
  await expect(page.getByText('slow at /v1/payment_intents, 1 more')).toBeVisible()
  await page.getByRole('button', { name: 'End all trouble' }).click()
  await expect(page.getByText('slow at')).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Empty the sandbox' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Keep them' }).press('Enter')
  await expect(page.getByRole('cell', { name: id })).toBeVisible()
  await page.getByRole('button', { name: 'Empty the sandbox' }).click()
  await page.getByRole('button', { name: 'Empty it' }).click()
  await expect(page.getByRole('cell', { name: 'None yet.' })).toHaveCount(3)
  expect(watched.problems).toEqual([])
})

test('outside the demo the control asks for the key', async ({ page }) => {
  const closed = await startGateway()
  await page.goto(`${closed.url}/control`)
  await page.getByLabel('Key that begins with').fill('sk_sandbox_wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The secret key is not right.')
  await page.getByLabel('Key that begins with').fill(closed.secretKey)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The books add up')).toBeVisible()
  await closed.close()
})
