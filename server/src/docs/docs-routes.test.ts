import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'

const ask = (path: string, headers: Record<string, string> = {}) => app.visitor().raw(path, { headers })

test.each(['/openapi.json', '/docs/api'])('%s is compressed once, and not sent again to who has it', async (path) => {
  const packed = await ask(path, { 'Accept-Encoding': 'br, gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  // Kept whole: its length is known, where a body that is compressed on the way has none.
  expect(Number(packed.headers.get('content-length'))).toBeGreaterThan(10_000)
  const text = await packed.text()

  for (const encoding of ['identity', 'gzip;q=0', '']) {
    const plain = await ask(path, { 'Accept-Encoding': encoding })
    expect(plain.headers.get('content-encoding'), encoding).toBeNull()
    expect(await plain.text()).toBe(text)
  }

  const known = await ask(path, { 'If-None-Match': packed.headers.get('etag')! })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect((await ask(path, { 'If-None-Match': '"another"' })).status).toBe(200)
})
