import {
  CloseSupportTicket,
  GetDdlSupportTypes,
  GetSupportTicketDetails,
  GetSupportTickets,
  ReplySupportTicket,
  SendUserEnquiry,
} from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { describe, expect } from 'vitest'
import { app, testWith } from '../../../test/emailing-app.ts'
import { type TestPerson, startTestApp } from '../../../test/harness.ts'
import { inquiryInput } from '../../../test/inputs.ts'
import { must } from '../../../test/must.ts'
import { operate } from '../../../test/operate.ts'

const DESK = 'desk@keystead.example'
const test = testWith({ COMPANY_EMAIL: DESK })

let addresses = 0
const newAddress = () => `guest-${(addresses += 1)}@example.com`

async function newTicket(person: TestPerson, change: Partial<InputOf<typeof SendUserEnquiry>> = {}) {
  const { TicketId } = must(await person.call(SendUserEnquiry, { ...inquiryInput(person.email), ...change }))
  const ticket = must(await person.call(GetSupportTicketDetails, { TicketId: TicketId! }))
  return { ticketId: TicketId!, number: String(ticket.Number) }
}

const operator = (...words: string[]) => operate(app, 'tickets', ...words)
const detailsOf = async (person: TestPerson, TicketId: string) => must(await person.call(GetSupportTicketDetails, { TicketId }))
const listOf = async (person: TestPerson, input: InputOf<typeof GetSupportTickets> = {}) =>
  must(await person.call(GetSupportTickets, input))

test('the kinds of requests are those of the form', async () => {
  const { Items } = must(await app.visitor().call(GetDdlSupportTypes, {}))
  expect(Items).toHaveLength(16)
  expect(Items[0]).toEqual({ Id: 1, Text: 'Account and Sign-In' })
})

describe('a stranger who writes', () => {
  test('gets an email with a number and nothing that was typed; the desk gets it all and can answer', async () => {
    const email = newAddress()
    const sent = must(await app.visitor().call(SendUserEnquiry, { ...inquiryInput(email), Email: email.toUpperCase() }))
    expect(sent).toEqual({ TicketId: null })
    const receipt = await app.emailTo(email)
    const [, number] = /#(\d+)/.exec(receipt.subject!)!
    expect(Number(number)).toBeGreaterThan(1_000)
    for (const typed of ['Robin', 'Where is my payout', 'November']) expect(receipt.source, typed).not.toContain(typed)
    const notice = await app.emailTo(DESK, new RegExp(`#${number}`))
    expect(notice.replyTo).toMatchObject([{ address: email }])
    expect(notice.text).toContain('When does it reach my bank?')
  })

  test('finds the request under the account that confirms the same address, and nobody else does', async () => {
    const person = await app.newPerson()
    const other = await app.newPerson()
    await app.visitor().call(SendUserEnquiry, inquiryInput(person.email))
    await app.sql('update account set email_verified_at = null where id = $1', [person.accountId])
    expect((await listOf(person)).TotalCount).toBe(0)
    await app.sql('update account set email_verified_at = now() where id = $1', [person.accountId])
    const [ticket] = (await listOf(person)).Items
    expect(ticket).toMatchObject({ Subject: 'Where is my payout?', State: 'Open' })

    const { TicketId } = ticket!
    const replied = must(await person.call(ReplySupportTicket, { TicketId, Message: 'It is here.' }))
    expect(replied.Messages.map(({ Text }) => Text)).toEqual([inquiryInput('').Message, 'It is here.'])
    for (const call of [
      other.call(GetSupportTicketDetails, { TicketId }),
      other.call(ReplySupportTicket, { TicketId, Message: 'Mine now.' }),
      other.call(CloseSupportTicket, { TicketId }),
    ]) {
      expect((await call).error?.Code).toBe('TicketNotFound')
    }
    expect((await listOf(other)).TotalCount).toBe(0)
  })

  test('by a program that fills in the hidden field is thanked and leaves nothing', async () => {
    const email = newAddress()
    const answer = await app.visitor().call(SendUserEnquiry, { ...inquiryInput(email), Website: 'https://buy.example' })
    expect([answer.status, answer.data]).toEqual([200, { TicketId: null }])
    expect(await app.sql('select 1 from support_ticket where email = $1', [email])).toEqual([])
  })

  test('cannot fill somebody’s mailbox: ten in an hour for one address', async () => {
    const email = newAddress()
    const statuses = []
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await app.visitor().call(SendUserEnquiry, inquiryInput(email))).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    expect(await app.sql('select 1 from support_ticket where email = $1', [email])).toHaveLength(10)
  })

  test('has a quota', async () => {
    const strict = await startTestApp({ SENSITIVE_CALLS_PER_10_MINUTES: '5' })
    const statuses = []
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await strict.visitor().call(SendUserEnquiry, inquiryInput(newAddress()))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await strict.close()
  })
})

test('every field that is wrong says so in the words of the specification', async () => {
  const nothing = await app.visitor().call(SendUserEnquiry, { Phone: '12' } as never)
  expect(nothing.error?.Fields).toEqual({
    SupportTypeId: 'Contact for can not be empty.',
    Name: 'Name can not be empty.',
    Email: 'Email can not be empty.',
    Phone: 'Phone is not valid.',
    Subject: 'Subject can not be empty.',
    Message: 'Message can not be empty.',
  })
  const wrong = await app.visitor().call(SendUserEnquiry, {
    ...inquiryInput('no address'),
    SupportTypeId: 17,
    Subject: 'two\nlines',
    Message: 'x'.repeat(4_001),
  })
  expect(wrong.error?.Fields).toEqual({
    SupportTypeId: 'Contact for is not valid.',
    Email: 'Email is not valid.',
    Subject: 'Subject is not valid.',
    Message: 'Message can have at most 4,000 characters.',
  })
})

describe('a conversation', () => {
  test('goes from the question over our answer and a reply to its end', async () => {
    const person = await app.newPerson()
    const { ticketId, number } = await newTicket(person)
    await app.emailTo(person.email)

    expect((await operator('answer', number, 'It left us on Monday.')).exitCode).toBe(0)
    const email = await app.emailTo(person.email, /Our answer/)
    expect(email.text).toContain('It left us on Monday.')
    expect(email.text).toContain(`/User/SupportTicket?id=${ticketId}`)
    expect(email.replyTo).toMatchObject([{ address: DESK }])
    const answered = await detailsOf(person, ticketId)
    expect(answered.State).toBe('Answered')
    expect(answered.Messages.map(({ From }) => From)).toEqual(['customer', 'support'])

    const replied = must(await person.call(ReplySupportTicket, { TicketId: ticketId, Message: 'Thank you.\nIt is here.' }))
    expect([replied.State, replied.Messages.at(-1)]).toMatchObject(['Open', { From: 'customer', Text: 'Thank you.\nIt is here.' }])
    expect((await app.emailTo(DESK, new RegExp(`#${number}`))).text).toBeDefined()

    for (const _ of ['the first time', 'the second time']) {
      expect(must(await person.call(CloseSupportTicket, { TicketId: ticketId })).State).toBe('Closed')
    }
    const late = await person.call(ReplySupportTicket, { TicketId: ticketId, Message: 'One more thing.' })
    expect([late.status, late.error?.Code]).toEqual([409, 'TicketClosed'])
    expect(await operator('answer', number, 'Too late.')).toMatchObject({
      exitCode: 1,
      complained: 'This ticket is closed, so it can’t be answered.',
    })
    expect((await detailsOf(person, ticketId)).Messages).toHaveLength(3)
  })

  test('is the account’s, whichever of its profiles is active', async () => {
    const person = await app.newPerson()
    const { ticketId } = await newTicket(person)
    const asAgent = await app.secondProfile(person, 'Agent')
    expect((await detailsOf(asAgent, ticketId)).Subject).toBe('Where is my payout?')
  })

  test('stays with its account when the account’s address goes to somebody else', async () => {
    const before = await app.newPerson()
    const { ticketId } = await newTicket(before)
    await app.sql(`update account set email = 'moved-' || email where id = $1`, [before.accountId])
    const after = await app.newPerson()
    await app.sql('update account set email = $2 where id = $1', [after.accountId, before.email])
    expect((await listOf(after)).TotalCount).toBe(0)
    expect((await detailsOf(before, ticketId)).TicketId).toBe(ticketId)
  })
})

test('a closed account leaves what was said, and nothing of who said it', async () => {
  const person = await app.newPerson()
  const { number } = await newTicket(person)
  await app.visitor().call(SendUserEnquiry, inquiryInput(person.email))
  must(await person.call(CloseAccount, { Email: person.email }))
  const rows = await app.sql(
    'select number, name, email, phone, state, account_id from support_ticket where account_id = $1 order by number',
    [person.accountId],
  )
  const forgotten = { name: 'Closed account', email: 'closed@closed.invalid', phone: null, state: 'Closed', account_id: person.accountId }
  expect(rows).toEqual([
    { number: Number(number), ...forgotten },
    { number: expect.any(Number), ...forgotten },
  ])
  expect(await app.sql('select 1 from support_ticket where email = $1', [person.email])).toEqual([])
})

test('the list has the newest news first, and is parted into open and closed', async () => {
  const person = await app.newPerson()
  const first = await newTicket(person, { Subject: 'First' })
  const second = await newTicket(person, { Subject: 'Second' })
  const third = await newTicket(person, { Subject: 'Third' })
  await person.call(CloseSupportTicket, { TicketId: third.ticketId })
  await operator('answer', first.number, 'Yes.')
  const subjects = async (input: InputOf<typeof GetSupportTickets>) => (await listOf(person, input)).Items.map(({ Subject }) => Subject)
  expect(await subjects({ Filter: 'open' })).toEqual(['First', 'Second'])
  expect(await subjects({ Filter: 'closed' })).toEqual(['Third'])
  expect(await subjects({})).toEqual(['First', 'Third', 'Second'])
  const page = await listOf(person, { PageIndex: 0, PageSize: 3 })
  expect([page.TotalCount, page.Items.find(({ TicketId }) => TicketId === second.ticketId)?.State]).toEqual([3, 'Open'])
})

describe('the operator', () => {
  test('reads what waits, whoever wrote, and every act is in the audit chain', async () => {
    const email = newAddress()
    await app.visitor().call(SendUserEnquiry, { ...inquiryInput(email), Subject: 'From a guest' })
    const waiting = JSON.parse((await operator('list', '--json')).said) as { Number: number; Subject: string }[]
    const number = String(waiting.find(({ Subject }) => Subject === 'From a guest')!.Number)
    expect((await operator('show', `#${number}`)).said).toContain('When does it reach my bank?')
    expect(await operator('answer', number, '  ')).toMatchObject({ exitCode: 1, complained: 'Answer can not be empty.' })
    await operator('answer', number, 'Tomorrow.', '--as', 'Kim at the desk')
    expect((await app.emailTo(email, /Our answer/)).text).not.toContain('/User/SupportTicket')
    expect((await operator('close', number)).exitCode).toBe(0)
    expect(await operator('close', number)).toMatchObject({ exitCode: 1, complained: 'This ticket is already closed.' })
    const events = await app.sql<{ operation: string; detail: object }>(
      `select operation, detail from audit_event where chain = 'operator' and detail->>'number' = $1 order by seq`,
      [number],
    )
    expect(events).toEqual([
      { operation: 'tickets answer', detail: { number: Number(number), characters: 9 } },
      { operation: 'tickets close', detail: { number: Number(number) } },
    ])
  })

  test.each([
    ['99999999', 'There is no ticket 99999999.'],
    ['x', '"x" is not a ticket number. To see tickets, run: tickets list'],
  ])('is told when there is no ticket %s', async (number, said) => {
    expect(await operator('show', number)).toMatchObject({ exitCode: 1, complained: said })
  })
})

test('the database itself shows a guest’s request to no account but the one of its address', async () => {
  const guest = await app.newPerson()
  const other = await app.newPerson()
  await app.visitor().call(SendUserEnquiry, inquiryInput(guest.email))
  const seenBy = (accountId: string) =>
    app.services.database.transaction({ kind: 'account', accountId }, (db) =>
      db.sql('select 1 from support_ticket where email = $1', [guest.email]),
    )
  expect(await seenBy(guest.accountId)).toHaveLength(1)
  expect(await seenBy(other.accountId)).toEqual([])
  const asStranger = app.services.database.transaction({ kind: 'public' }, (db) => db.sql('select 1 from support_ticket'))
  expect(await asStranger).toEqual([])
})
