import type { IncomingMessage } from 'node:http'

export type S3Answer = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** A list of a thousand long names has less than half of this. */
const MOST_TEXT = 4 * 1024 * 1024

/** An answer that is a text: a list, an error, or nothing. */
export async function textAnswer(response: IncomingMessage, patienceMs: number): Promise<S3Answer> {
  const timer = setTimeout(() => response.destroy(new Error('no whole answer in time')), patienceMs)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MOST_TEXT) throw new Error('an answer that is too long')
      chunks.push(chunk)
    }
  } finally {
    clearTimeout(timer)
  }
  return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString('utf8') }
}

/** The code of an error, such as NoSuchKey; empty where there is none. Some calls answer 200 and an error. */
export function errorCodeIn(text: string): string {
  return text.includes('<Error>') ? (elementsIn(text, 'Code')[0] ?? '').slice(0, 80).replace(/[^\w.-]/g, '') : ''
}

/** What stands in all elements of a name, none of which are within each other. */
export function elementsIn(text: string, name: string): string[] {
  const [opens, closes] = [`<${name}>`, `</${name}>`]
  const found: string[] = []
  for (let at = text.indexOf(opens); at !== -1; at = text.indexOf(opens, at)) {
    const end = text.indexOf(closes, at)
    if (end === -1) break
    found.push(text.slice(at + opens.length, end))
    at = end + closes.length
  }
  return found
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function unescaped(text: string): string {
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name?: string, decimal?: string, hex?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    },
  )
}
