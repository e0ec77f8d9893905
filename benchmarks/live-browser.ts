import { type ClientRequest, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/*
 * What a browser does with the live stream, without a screen: opens it, comes back when it ends, and reads the bell again
 * whenever it is told to.
 */

export type LiveBrowser = {
  /** The number on the bell, as it was read last. */
  unread(): number
  /** When it last got a stream. */
  openedAt(): number
  close(): void
}

type Parts = {
  readonly address: () => string
  readonly cookie: string
  readonly readBell: () => Promise<number>
  /** Something has arrived on the stream. */
  readonly onChange: () => void
}

const FIRST_RETRY_MS = 2_000
const FAILED_MS = 500

export function openLiveBrowser({ address, cookie, readBell, onChange }: Parts): LiveBrowser {
  let unread = -1
  let openedAt = Number.NaN
  let retryMs = FIRST_RETRY_MS
  let isClosed = false
  let request: ClientRequest | null = null
  const bell = { isOld: false, isReading: false }

  /** One reading at a time; what comes meanwhile asks for another. */
  async function read(): Promise<void> {
    bell.isOld = true
    if (bell.isReading) return
    bell.isReading = true
    while (bell.isOld) {
      bell.isOld = false
      try {
        unread = await readBell()
      } catch {
        // As a browser does: a server that starts or is busy is asked again.
        await pause(FAILED_MS)
        bell.isOld = !isClosed
      }
    }
    bell.isReading = false
  }

  function hear(block: string): void {
    const retry = /^retry: (\d+)$/m.exec(block)?.[1]
    if (retry) retryMs = Number(retry)
    const event = /^event: (\w+)$/m.exec(block)?.[1]
    if (event === 'sync') openedAt = performance.now()
    if (event === 'changed') onChange()
    if (event === 'sync' || event === 'changed') void read()
  }

  function connect(): void {
    if (isClosed) return
    let hasEnded = false
    const comeBack = () => {
      if (hasEnded) return
      hasEnded = true
      setTimeout(connect, retryMs)
    }
    request = get(`${address()}/live`, { agent: false, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) response.resume()
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        const blocks = (text + piece).split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) hear(block)
      })
      response.on('close', comeBack)
    })
    request.on('error', comeBack)
  }

  connect()
  return {
    unread: () => unread,
    openedAt: () => openedAt,
    close() {
      isClosed = true
      request?.destroy()
    },
  }
}
