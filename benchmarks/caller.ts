import { randomUUID } from 'node:crypto'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'

/** Makes calls one after the other, over one connection that stays open, as a browser does. */
export type Caller = {
  /** Answers `Data`. */
  ask(operation: AnyOperation, input: unknown): Promise<unknown>
  /** Milliseconds until the whole answer is there. */
  time(operation: AnyOperation, input: unknown): Promise<number>
}

type Answer = { status: number; text: string; cookie: string; milliseconds: number }

export function visitor(url: string): Caller {
  return caller(url, new Agent({ keepAlive: true, maxSockets: 1 }), {})
}

/** A person with a session of their own. */
export async function signIn(url: string, Email: string, Password: string): Promise<Caller> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answer = await post(url, agent, Login, { Email, Password }, {})
  const { AccountId, SessionId } = dataOf(Login, answer) as { AccountId: string; SessionId: string }
  return caller(url, agent, { cookie: answer.cookie, [CallHeaders.accountId]: AccountId, [CallHeaders.sessionId]: SessionId })
}

function caller(url: string, agent: Agent, headers: OutgoingHttpHeaders): Caller {
  return {
    ask: async (operation, input) => dataOf(operation, await post(url, agent, operation, input, headers)),
    async time(operation, input) {
      const answer = await post(url, agent, operation, input, headers)
      if (answer.status !== 200) dataOf(operation, answer)
      return answer.milliseconds
    },
  }
}

function dataOf(operation: AnyOperation, { status, text }: Answer): unknown {
  if (status !== 200) throw new Error(`${operation.name} answered ${status}: ${text}`)
  return (JSON.parse(text) as { Data: unknown }).Data
}

function post(url: string, agent: Agent, operation: AnyOperation, input: unknown, headers: OutgoingHttpHeaders): Promise<Answer> {
  const body = JSON.stringify(input)
  const whole = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    [CallHeaders.deviceId]: 'benchmark-device',
    [CallHeaders.transactionId]: randomUUID(),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const call = request(url + operation.path, { method: 'POST', agent, headers: whole }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const milliseconds = performance.now() - started
        const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ')
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), cookie, milliseconds })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}
