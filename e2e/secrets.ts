import type { Page } from '@playwright/test'

/* Numbers that people type and that may be in as few places as possible: who sees them on their way, and where a browser keeps them. */

/** Something that must not be seen, in the ways in which it could be written. */
export type Secret = { readonly what: string; readonly written: readonly string[] }

/** Nine digits in a row. */
export function ssnOf(whose: string, digits: string): Secret {
  const parts = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]
  return { what: `SSN of ${whose}`, written: [digits, parts.join('-'), parts.join(' ')] }
}

/** A day as `1990-05-17`. */
export function birthOf(whose: string, day: string): Secret {
  const [year, month, date] = day.split('-') as [string, string, string]
  const [longMonth, shortMonth] = (['long', 'short'] as const).map((style) =>
    new Date(day).toLocaleDateString('en-US', { month: style, timeZone: 'UTC' }),
  ) as [string, string]
  const numbers = [
    `${month}/${date}/${year}`,
    `${Number(month)}/${Number(date)}/${year}`,
    `${month}${date}${year}`,
    `${year}${month}${date}`,
  ]
  return {
    what: `birth date of ${whose}`,
    written: [day, ...numbers, ...[longMonth, shortMonth].map((name) => `${name} ${Number(date)}, ${year}`)],
  }
}

export function idNumberOf(whose: string, number: string): Secret {
  return { what: `ID number of ${whose}`, written: [number, number.replaceAll(/\W/g, '')] }
}

export const secretsIn = (text: string, secrets: readonly Secret[]): string[] =>
  secrets.filter(({ written }) => written.some((words) => text.includes(words))).map(({ what }) => what)

/** Spaces and other marks may be written for a form or an address. */
const readable = (sent: string) => decodeLeniently(sent.replaceAll('+', ' '))

function decodeLeniently(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (marks) => {
    try {
      return decodeURIComponent(marks)
    } catch {
      return marks
    }
  })
}

export type SecretWatch = {
  /** Looks through all that the browser keeps at this moment. */
  look(): Promise<void>
  /** Where which of them was seen so far, each once and in order: `SSN of Tessa sent to UpdateAppFormIdentityInfo`. */
  seen(): Promise<string[]>
}

/** Watches a page from now on: what it sends and is sent, its addresses, what it says to the console, and, when it is looked at, what it keeps. */
export async function watchSecrets(page: Page, secrets: readonly Secret[]): Promise<SecretWatch> {
  const seen = new Set<string>()
  const reading = new Set<Promise<void>>()
  const note = (text: string, where: string) => {
    for (const what of secretsIn(text, secrets)) seen.add(`${what} ${where}`)
  }
  page.on('request', (request) => {
    note(readable(request.url()), `in the address of ${nameOf(request.url())}`)
    note(readable(request.postData() ?? ''), `sent to ${nameOf(request.url())}`)
  })
  page.on('response', (response) => {
    if (!isRead(response.headers()['content-type'] ?? '')) return
    // What a page that has gone was still to be sent, no one sees.
    const read = response.text().then(
      (text) => note(text, `answered by ${nameOf(response.url())}`),
      () => {},
    )
    reading.add(read)
    void read.finally(() => reading.delete(read))
  })
  page.on('console', (message) => note(message.text(), 'in the console'))
  page.on('framenavigated', (frame) => note(readable(frame.url()), 'in an address'))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.eventSourceMessageReceived', ({ data }) => note(data, 'in news'))
  return {
    async look() {
      for (const [where, text] of Object.entries(await page.evaluate(kept))) note(readable(text), `in ${where}`)
      note(readable(JSON.stringify(await page.context().cookies())), 'in a cookie')
    },
    async seen() {
      await Promise.all(reading)
      return [...seen].toSorted()
    },
  }
}

/** Of a call its name. */
const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) || '/'

/** Streams do not end, and what is built or drawn knows no one. */
const isRead = (type: string) => !/event-stream|^image\/|^font\/|javascript|css/.test(type)

/** All that the page keeps and shows, place by place. Runs in the page. */
async function kept(): Promise<Record<string, string>> {
  const values = <Of>(request: IDBRequest<Of>) =>
    new Promise<Of>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('unknown')))
    })
  const databases: unknown[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await values(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store)
      databases.push(name, store, await values(rows.getAllKeys()), await values(rows.getAll()))
    }
    database.close()
  }
  const stored: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) stored.push(name, request.url, (await (await cache.match(request))?.text()) ?? '')
  }
  return {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    IndexedDB: JSON.stringify(databases),
    'the cache': stored.join('\n'),
    'the history': JSON.stringify([history.state, location.href, document.title, window.name]),
  }
}
