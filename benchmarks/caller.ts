import { Agent, request } from 'node:http'
import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { needsSecondFactor } from '@keystead/contract/security/sessions/session.schemas.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { type Standing, type Transport, client, cookiesSetBy } from '../tools/client/client.ts'

/** Makes calls one after the other, over one connection that stays open, as a browser does. */
export type Caller = {
  ask<Op extends AnyOperation>(operation: Op, input: InputOf<Op>): Promise<OutputOf<Op>>
  /** Milliseconds until the whole answer is there. */
  time<Op extends AnyOperation>(operation: Op, input: InputOf<Op>): Promise<number>
}

const DEVICE = { deviceId: 'benchmark-device' }

export function visitor(url: string): Caller {
  return caller(overOneConnection(url), DEVICE)
}

/** A person with a session of their own. */
export async function signIn(url: string, Email: string, Password: string): Promise<Caller> {
  const connection = overOneConnection(url)
  const { data, error, headers } = await client(connection.send, DEVICE).call(Login, { Email, Password })
  if (error) throw new Error(error.Message)
  if (needsSecondFactor(data)) throw new Error('people of a benchmark have no second factor')
  const session = { accountId: data.AccountId, sessionId: data.SessionId, cookies: cookiesSetBy(headers) }
  return caller(connection, { ...DEVICE, session })
}

function caller({ send, lastMs }: Connection, standing: Standing): Caller {
  const { ask } = client(send, standing)
  return {
    ask,
    async time(operation, input) {
      await ask(operation, input)
      return lastMs()
    },
  }
}

type Connection = { send: Transport; /** How long the last request took, without the reading of what came. */ lastMs(): number }

function overOneConnection(url: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let lastMs = 0
  const send: Transport = (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const text = String(body ?? '')
      const whole = { ...(headers as Record<string, string>), 'Content-Length': Buffer.byteLength(text) }
      const call = request(url + path, { method: method ?? 'GET', agent, headers: whole }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          lastMs = performance.now() - started
          const answered = new Headers()
          for (const cookie of response.headers['set-cookie'] ?? []) answered.append('set-cookie', cookie)
          resolve(new Response(Buffer.concat(parts), { status: response.statusCode ?? 0, headers: answered }))
        })
      })
      call.on('error', reject)
      call.end(text)
    })
  return { send, lastMs: () => lastMs }
}
