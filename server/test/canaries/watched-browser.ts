import { randomUUID } from 'node:crypto'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { TestAnswer, TestApp, TestCaller } from '../harness.ts'
import { cookiesOf } from '../../src/security/sign-in/account.factory.ts'
import type { Place } from './canary.ts'

export type WatchedBrowser = TestCaller & {
  /** All that it was answered: `reply of Login`, `cookie _u`. */
  readonly heard: readonly Place[]
  /** Every secret that its session had. */
  readonly sessionSecrets: readonly string[]
  readonly deviceToken: string
}

/** A browser that keeps its cookies and sends the headers that ours sends, and that forgets nothing it was told. */
export async function openWatchedBrowser(app: TestApp): Promise<WatchedBrowser> {
  const visitor = app.visitor()
  const deviceId = `device-${randomUUID()}`
  const heard: Place[] = []
  const sessionSecrets: string[] = []
  const cookies = new Map<string, string>()
  let deviceToken = ''

  function headersNow(): Record<string, string> {
    const record = cookies.get('_u')
    const session = record ? (JSON.parse(record) as SessionRecord) : null
    return {
      cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      [CallHeaders.deviceId]: deviceId,
      [CallHeaders.deviceToken]: deviceToken,
      [CallHeaders.accountId]: session?.AccountId ?? '',
      [CallHeaders.sessionId]: session?.SessionId ?? '',
    }
  }

  function keep(operation: AnyOperation, { data, error, headers }: TestAnswer<unknown>): void {
    const others = [...headers].filter(([name]) => name !== 'set-cookie')
    heard.push({ name: `reply of ${operation.name}`, text: JSON.stringify([data, error, others]) })
    for (const [name, { value }] of cookiesOf(headers)) {
      heard.push({ name: `cookie ${name}`, text: value })
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
      if (name === 'sid' && value !== '') sessionSecrets.push(value)
    }
  }

  const browser: TestCaller = {
    async call<Op extends AnyOperation>(operation: Op, input: InputOf<Op>): Promise<TestAnswer<OutputOf<Op>>> {
      const answer = await visitor.call(operation, input, { headers: headersNow() })
      keep(operation, answer)
      return answer
    },
    async raw(path, init = {}) {
      const response = await visitor.raw(path, { ...init, headers: { ...headersNow(), ...(init.headers as Record<string, string>) } })
      heard.push({ name: `page ${path.split(/[/?]/)[1] ?? ''}`, text: await response.clone().text() })
      return response
    },
  }
  deviceToken = (await browser.call(GetToken, { DeviceId: deviceId })).data.Token
  return { ...browser, heard, sessionSecrets, deviceToken }
}
