import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { startServer } from '../server.ts'
import { watch } from '../watched-page.ts'

/** One pixel of PNG: every tile of the street map. */
const TILE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const ATTRIBUTION = 'Streets by the test'

/** A tile server on an origin of its own, and what it was asked for. */
async function startTiles({ hasStyle }: { hasStyle: boolean }) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (path.endsWith('.png')) return void response.writeHead(200, { ...headers, 'Content-Type': 'image/png' }).end(TILE)
    if (path !== '/style.json' || !hasStyle) return void response.writeHead(404, headers).end()
    const source = { type: 'raster', tileSize: 256, tiles: [`http://${request.headers.host}/{z}/{x}/{y}.png`], attribution: ATTRIBUTION }
    const style = { version: 8, sources: { streets: source }, layers: [{ id: 'streets', type: 'raster', source: 'streets' }] }
    response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(style))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    styleUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/style.json`,
    asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The map of the search is there, and what stood in for it meanwhile is gone. */
async function expectMap(page: Page): Promise<void> {
  await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The map is on its way…')).toHaveCount(0, { timeout: 30_000 })
}

test('a map with streets takes them from the server of its style, and names who made them', async ({ page }) => {
  const tiles = await startTiles({ hasStyle: true })
  const server = await startServer({ environment: { MAP_STYLE_URL: tiles.styleUrl } })
  const watched = await watch(page)
  await page.goto(`${server.url}/Properties`)
  await expectMap(page)
  await expect(page.getByText(ATTRIBUTION)).toBeVisible()
  await expect.poll(() => tiles.asked.filter((path) => path.endsWith('.png')).length).toBeGreaterThan(0)
  expect(watched.problems).toEqual([])
  await server.discard()
  await tiles.stop()
})

test('where the style is gone the map draws land of its own', async ({ page }) => {
  const tiles = await startTiles({ hasStyle: false })
  const server = await startServer({ environment: { MAP_STYLE_URL: tiles.styleUrl } })
  await page.goto(`${server.url}/Properties`)
  await expectMap(page)
  await expect(page.getByText('Chicago', { exact: true })).toBeVisible()
  expect(tiles.asked).toContain('/style.json')
  await server.discard()
  await tiles.stop()
})
