import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BANK_ACCOUNTS, CARDS } from '../src/numbers/magic-numbers.ts'
import { GOOD_BANK, GOOD_CARD, WHOLE_ACCOUNT, activeAccount, bankToken, cardToken, pay, setup, testGateway, typeIn } from './gateway.ts'

test('no number of a card, bank account or person stands in the books, or in what is written out', async () => {
  const data = mkdtempSync(join(tmpdir(), 'keystead-gateway-'))
  const errors: unknown[] = []
  const gateway = await testGateway({ data, onError: (error) => errors.push(error) })
  const owner = await activeAccount(gateway)
  await gateway.post(
    '/v1/accounts',
    { ...WHOLE_ACCOUNT, individual: { ...WHOLE_ACCOUNT.individual, id_number: '987654320' } },
    { key: 'account' },
  )
  for (const { number } of CARDS) await pay(gateway, { token: await cardToken(gateway, number), to: owner })
  for (const { number } of BANK_ACCOUNTS) await pay(gateway, { token: await bankToken(gateway, number), to: owner })
  await typeIn(gateway, { card: { ...GOOD_CARD, number: '4111111111111111' } })
  await typeIn(gateway, { bank: { ...GOOD_BANK, account_number: '31415926535' } })
  const { id, client_secret } = await setup(gateway, 'ref')
  const broken = `{"setup":"${id}","client_secret":"${client_secret}","card":{"number":"4242424242424242",}`
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${gateway.url}/fields/tokens`, { method: 'POST', headers, body: broken })
  expect(answer.status).toBe(400)
  expect(await answer.text()).not.toContain('4242')
  await gateway.control.advance({ days: 10 })
  const files = () => readdirSync(data).map((name) => readFileSync(join(data, name), 'latin1'))
  const written = [...files(), JSON.stringify(errors)]
  await gateway.close()
  const texts = [...written, ...files()].join('')
  rmSync(data, { recursive: true })
  expect(texts).toContain(owner)
  const planted = [...CARDS, ...BANK_ACCOUNTS].map(({ number }) => number)
  for (const number of [...planted, '4111111111111111', '31415926535', '987654320']) expect(texts.includes(number), number).toBe(false)
})
