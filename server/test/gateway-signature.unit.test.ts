import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startGateway } from '../../gateway/src/start-gateway.ts'
import { isSignedBody } from '../src/webhooks/signed-body.ts'

test('what the sandbox gateway sends is signed as we check it, however far its time has been moved', async () => {
  const got: { header: string | string[] | undefined; body: Buffer }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got.push({ header: request.headers['gateway-signature'], body: Buffer.concat(chunks) })
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/gateway`
  const gateway = await startGateway({ webhookUrl, review: 'manual' })
  await gateway.control.advance({ days: 90 })
  const account = await fetch(`${gateway.url}/v1/accounts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ business_type: 'individual', individual: { first_name: 'Zoë' } }),
  })
  const { id } = (await account.json()) as { id: string }
  await gateway.control.review(id, { outcome: 'active' })
  await expect.poll(() => got.length).toBe(1)
  const now = new Date()
  expect(isSignedBody({ ...got[0]!, secret: gateway.webhookSecret, now })).toBe(true)
  expect(isSignedBody({ ...got[0]!, secret: 'whsec_sandbox_other', now })).toBe(false)
  expect(got[0]!.body.toString('utf8')).toContain('Zoë')
  await gateway.close()
  server.close()
})
