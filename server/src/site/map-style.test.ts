import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../test/harness.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A server of files that are made of its own address. */
async function startFiles(files: Record<string, (origin: string) => unknown> = {}): Promise<string> {
  const server: Server = createServer((request, response) => {
    const file = files[request.url ?? '']
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(file(`http://${request.headers.host}`)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What pages may load, by directive, where the map is drawn with this style. */
async function policyWith(
  styleUrl: string | null,
): Promise<{ policy: Record<string, string>; styleInBrowsers: string | null; logLines: string[] }> {
  const app = await startTestApp(styleUrl === null ? {} : { MAP_STYLE_URL: styleUrl })
  closing.push(() => app.close())
  const response = await fetch(`${app.url}/livez`)
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ').map((text) => text.split(/ (.*)/s))
  const { data } = await app.visitor().call(GetAppConfig, {})
  return {
    policy: Object.fromEntries(directives.map(([name = '', value = '']) => [name, value])),
    styleInBrowsers: data.MapStyleUrl,
    logLines: app.logLines.filter((line) => line.includes('map style')),
  }
}

test('without a style nothing comes from elsewhere', async () => {
  const { policy, styleInBrowsers } = await policyWith(null)
  expect([policy['connect-src'], policy['img-src'], styleInBrowsers]).toEqual([`'self'`, `'self' data: blob:`, null])
})

test('pages may reach the style, its tiles, letters and pictures, and nothing else', async () => {
  const [tiles, listed, letters, pictures] = [await startFiles(), await startFiles(), await startFiles(), await startFiles()]
  const described = await startFiles({ '/streets.json': () => ({ tiles: [`${tiles}/{z}/{x}/{y}.pbf`] }) })
  const style = await startFiles({
    '/style.json': () => ({
      version: 8,
      glyphs: `${letters}/{fontstack}/{range}.pbf`,
      sprite: [{ id: 'default', url: `${pictures}/sprite` }],
      sources: {
        streets: { type: 'vector', url: `${described}/streets.json` },
        hills: { type: 'raster', tiles: [`${listed}/{z}/{x}/{y}.png`] },
        places: { type: 'geojson', data: '/places.json' },
      },
    }),
  })
  const { policy, styleInBrowsers, logLines } = await policyWith(`${style}/style.json`)
  const admitted = (policy['connect-src'] ?? '').split(' ')
  expect(admitted.toSorted()).toEqual([`'self'`, style, described, tiles, listed, letters, pictures].toSorted())
  expect(policy['img-src']).toContain(pictures)
  expect([policy['script-src'], policy['style-src'], policy['worker-src']]).toEqual([`'self'`, `'self'`, `'self' blob:`])
  expect([styleInBrowsers, logLines]).toEqual([`${style}/style.json`, []])
})

test('a style that cannot be read admits its own origin, and the log says so', async () => {
  const style = await startFiles()
  const { policy, logLines } = await policyWith(`${style}/style.json`)
  expect(policy['connect-src']).toBe(`'self' ${style}`)
  expect(logLines.join()).toContain('could not be read')
})

test('a host that means something in a policy is left out', async () => {
  const style = await startFiles({ '/style.json': () => ({ sources: { odd: { tiles: ['https://a;script-src/{z}'] } } }) })
  expect((await policyWith(`${style}/style.json`)).policy['connect-src']).toBe(`'self' ${style}`)
})
