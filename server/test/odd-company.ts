import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/* Another company that answers whatever a test says. */

export type Asked = { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string }
export type OddAnswer = { readonly status?: number; readonly text: string } | 'hangs' | 'hangs up'

export type OddCompany = {
  readonly url: string
  /** What it was asked, the oldest first. */
  readonly asked: Asked[]
  answer: OddAnswer | ((asked: Asked) => OddAnswer)
  close(): void
}

export async function startOddCompany(): Promise<OddCompany> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const asked = { method: request.method!, url: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() }
    company.asked.push(asked)
    const answer = typeof company.answer === 'function' ? company.answer(asked) : company.answer
    if (answer === 'hangs') return
    if (answer === 'hangs up') return void request.socket.destroy()
    response
      .writeHead(answer.status ?? 200, { 'content-type': 'application/json', location: 'http://localhost/elsewhere' })
      .end(answer.text)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const company: OddCompany = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: { text: '{}' },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return company
}
