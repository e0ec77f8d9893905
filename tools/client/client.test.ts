import { expect, test } from 'vitest'
import { GetToken } from '../../contract/src/rpc/device-token.operations.ts'
import { type Transport, client, cookiesSetBy } from './client.ts'

const session = { accountId: 'account', sessionId: 'session', cookies: { sid: 'first' } }

/** Answers each request with the next of these, and keeps what it was sent. */
function answering(...answers: { status?: number; cookies?: string[]; body?: object }[]) {
  const sent: Record<string, string>[] = []
  const send: Transport = async (_path, { headers }) => {
    sent.push(headers)
    const { status = 200, cookies = [], body = { Data: { Token: 'a token' } } } = answers[sent.length - 1] ?? {}
    const answered = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]))
    return new Response(JSON.stringify({ StatusCode: status, ...body }), { status, headers: answered })
  }
  return { send, sent }
}

const ask = { DeviceId: 'device-1234' }

test('a session goes on with the cookie of the last answer that set one', async () => {
  const { send, sent } = answering({ cookies: ['sid=second; Path=/; HttpOnly', 'other=1'] }, { cookies: ['sid=; Max-Age=0'] })
  const person = client(send, { session })
  for (let call = 0; call < 3; call += 1) await person.call(GetToken, ask)
  expect(sent.map(({ cookie }) => cookie)).toEqual(['sid=first', 'sid=second', 'sid=second'])
  expect(person.headers()).toEqual({ cookie: 'sid=second', 'Account-Id': 'account', 'Session-Id': 'session' })
})

test('what is sent with a cookie of another changes nothing, and a visitor keeps none', async () => {
  const { send } = answering({ cookies: ['sid=second'] }, { cookies: ['sid=third'] })
  const person = client(send, { session })
  await person.call(GetToken, ask, { headers: { cookie: 'sid=copied' } })
  expect(person.headers()['cookie']).toBe('sid=first')
  const visitor = client(send, { deviceId: 'device-1234' })
  await visitor.call(GetToken, ask)
  expect(visitor.headers()).toEqual({ 'Device-Id': 'device-1234' })
})

test('each call has a transaction of its own, unless it says which or none', async () => {
  const { send, sent } = answering()
  const visitor = client(send)
  for (const options of [{}, {}, { transactionId: 'mine' }, { transactionId: null }]) await visitor.call(GetToken, ask, options)
  const [first, second, third, fourth] = sent.map((headers) => headers['Transaction-Id'])
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
  expect([third, fourth]).toEqual(['mine', undefined])
})

test('what is refused is answered by call, and thrown by ask', async () => {
  const refused = { status: 409, body: { Error: { Code: 'Taken', Message: 'It is taken.', Reference: 'AB' } } }
  const visitor = client(answering(refused, refused).send)
  expect(await visitor.call(GetToken, ask)).toMatchObject({ status: 409, error: { Code: 'Taken' } })
  await expect(visitor.ask(GetToken, ask)).rejects.toThrow('GetToken answered 409: {"Code":"Taken"')
})

test('cookies may hold the sign that ends their names', () => {
  expect(cookiesSetBy(new Headers({ 'set-cookie': 'key=a=b==; Path=/' }))).toEqual({ key: 'a=b==' })
})
