import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { birthOf, idNumberOf, ssnOf, watchSecrets } from './secrets.ts'

/* That what journeys watch for is found wherever it is. */

const SSN = '500101001'
const WATCHED = [ssnOf('Ada', SSN), birthOf('Ada', '1990-05-07'), idNumberOf('Ada', 'CO-4471-8826')]

let url: string
const website = createServer((request, response) => {
  const isStream = request.url === '/news'
  response.setHeader('Content-Type', isStream ? 'text/event-stream' : 'text/html')
  if (isStream) response.write('data: born May 7, 1990\n\n')
  else response.end(request.url === '/answer' ? '{"Id":"CO44718826"}' : '<!doctype html><title>A page</title>')
})
test.beforeAll(async () => {
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
})
test.afterAll(() => void website.close().closeAllConnections())

test('numbers are found in what a page is sent, sends, says and keeps', async ({ page }) => {
  const watched = await watchSecrets(page, WATCHED)
  await page.goto(url)
  await watched.look()
  expect(await watched.seen()).toEqual([])

  await page.evaluate(async (ssn) => {
    localStorage.setItem('a', `500-10-${ssn.slice(5)}`)
    sessionStorage.setItem('b', JSON.stringify({ day: '05/07/1990' }))
    document.cookie = `c=${encodeURIComponent('5/7/1990')}`
    history.replaceState({ ssn }, '')
    const opening = indexedDB.open('d', 1)
    await new Promise((resolve) => {
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('e').put({ number: 'CO-4471-8826' }, 'f'))
      opening.addEventListener('success', resolve)
    })
    opening.result.close()
    await (await caches.open('g')).put('/h', new Response(`500 10 ${ssn.slice(5)}`))
    console.log(`it is ${ssn}`)
    await fetch(`/answer?born=5%2F7%2F1990&ssn=500+10+${ssn.slice(5)}`)
    await fetch('/answer', { method: 'POST', body: JSON.stringify({ ssn }) })
    const news = new EventSource('/news')
    await new Promise((resolve) => news.addEventListener('message', resolve))
  }, SSN)
  await watched.look()
  expect(await watched.seen()).toEqual([
    'ID number of Ada answered by answer',
    'ID number of Ada in IndexedDB',
    'SSN of Ada in localStorage',
    'SSN of Ada in the address of answer',
    'SSN of Ada in the cache',
    'SSN of Ada in the console',
    'SSN of Ada in the history',
    'SSN of Ada sent to answer',
    'birth date of Ada in a cookie',
    'birth date of Ada in news',
    'birth date of Ada in sessionStorage',
    'birth date of Ada in the address of answer',
  ])
})
