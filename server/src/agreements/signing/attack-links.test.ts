import { GetAgreementFile, SendAgreement, VoidAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import {
  ApproveAgreementByLink,
  ConsentByLink,
  DeclineAgreementByLink,
  GetAgreementFileByLink,
  GetAgreementToSign,
  OpenAgreementByLink,
  SendAgreementCode,
  SignAgreementByLink,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addedDraft, detailsOf, sentAgreement, signedBy, tenant, TYPED } from '../agreements/agreement.factory.ts'
import { givenCode, givenLink } from './given-link.factory.ts'
import { consentedByLink, ticketFor } from './link.factory.ts'
import { giveTicket } from './link-tickets.ts'

let owner: TestPerson
let renter: TestPerson
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  await connected(app, owner, renter)
})

const address = () => `${crypto.randomUUID()}@example.com`
const visitor = () => app.visitor()
const at = (link: { Token: string; Ticket: string }) => ({ Token: link.Token, Ticket: link.Ticket })
const read = async (link: { Token: string; Ticket: string }) => (await visitor().call(GetAgreementToSign, at(link))).error?.Code

describe('a ticket', () => {
  test('is of its party and its hour alone, and can not be changed', async () => {
    const [one, other] = [await givenLink(app), await givenLink(app)]
    expect(await read(one)).toBeUndefined()
    const [until = '', signature = ''] = one.Ticket.split('.')
    const wrong = [
      other.Ticket,
      `${Number(until) + 1}.${signature}`,
      `${until}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${until}.`,
      '.',
      until,
      `-1.${signature}`,
      `1e30.${signature}`,
      `${'9'.repeat(15)}.${signature}`,
      '99999999999999.',
    ]
    for (const Ticket of wrong) expect(await read({ ...one, Ticket }), Ticket).toBe('AgreementTicketOver')
    expect(await read({ Token: other.Token, Ticket: one.Ticket })).toBe('AgreementTicketOver')
    expect(await read({ Token: 'x'.repeat(43), Ticket: one.Ticket })).toBe('AgreementLinkOver')
    const hourAgo = { now: () => new Date(Date.now() - 60 * 60_000 - 1_000) }
    const { ticket } = giveTicket({ ...app.services, clock: { ...app.services.clock, ...hourAgo } }, one.partyId)
    expect(await read({ ...one, Ticket: ticket })).toBe('AgreementTicketOver')
  })

  test('of another party of the same agreement signs nothing for the first', async () => {
    const emails = [address(), address()] as const
    const AgreementId = await sentAgreement(
      owner,
      emails.map((Email, n) => tenant({ Name: `Mia Lang ${'ab'[n]}`, Email })),
    )
    const tickets = [await ticketFor(app, emails[0]), await ticketFor(app, emails[1])] as const
    const crossed = { Token: tickets[0].Token, Ticket: tickets[1].Ticket }
    const PaperDigest = (await detailsOf(owner, AgreementId)).PaperDigest!
    for (const answer of [
      await visitor().call(ConsentByLink, { ...crossed, PaperDigest, ConsentVersion: CONSENT_VERSION }),
      await visitor().call(SignAgreementByLink, { ...crossed, PaperDigest, Signature: TYPED }),
      await visitor().call(ApproveAgreementByLink, { ...crossed, PaperDigest }),
      await visitor().call(DeclineAgreementByLink, { ...crossed, Reason: 'No' }),
      await visitor().call(GetAgreementFileByLink, crossed),
    ])
      expect(answer.error?.Code).toBe('AgreementTicketOver')
    expect((await detailsOf(owner, AgreementId)).Parties.every(({ State }) => State === 'sent')).toBe(true)
  })
})

describe('a code', () => {
  test('of another party, the one before, a spent one and one that is over open nothing', async () => {
    const [one, other] = [await givenLink(app), await givenLink(app)]
    const open = async (link: typeof one, Code: string) =>
      (await visitor().call(OpenAgreementByLink, { Token: link.Token, Code })).error?.Code
    await givenCode(app, one, '111111')
    expect(await open(other, '111111')).toBe('AgreementCodeWrong')
    await givenCode(app, one, '222222')
    expect(await open(one, '111111')).toBe('AgreementCodeWrong')
    expect(await open(one, '222222')).toBeUndefined()
    expect(await open(one, '222222')).toBe('AgreementCodeWrong')
    await givenCode(app, one, '333333')
    await app.sql(`update agreement_code set expires_at = now() - interval '1 second' where party_id = $1`, [one.partyId])
    expect(await open(one, '333333')).toBe('AgreementCodeWrong')
  })

  test('typed twice at once gives one ticket', async () => {
    const link = await givenLink(app)
    await givenCode(app, link, '246810')
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor().call(OpenAgreementByLink, { Token: link.Token, Code: '246810' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is not found by guessing, one after the other or a hundred at once, nor with new codes', async () => {
    const link = await givenLink(app)
    await givenCode(app, link, '999999')
    const guess = async (n: number) =>
      (await visitor().call(OpenAgreementByLink, { Token: link.Token, Code: String(n).padStart(6, '0') })).error?.Code
    const codes = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)))
    expect(codes.filter((code) => code === 'AgreementCodeWrong').length).toBeLessThanOrEqual(5)
    await givenCode(app, link, '888888')
    expect(await guess(888_888)).toBe('AgreementCodeSlowDown')
  })

  test('is sent five times an hour and no more, to the address of the link alone', async () => {
    const email = address()
    await sentAgreement(owner, [tenant({ Name: 'Mia Lang', Email: email })])
    const Token = secretIn(await app.emailTo(email, /asks you to sign/), `${paths.signByLink('')}/`)
    const answers = await Promise.all(Array.from({ length: 12 }, () => visitor().call(SendAgreementCode, { Token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.flatMap(({ error }) => error?.Code ?? [])).toEqual(Array(7).fill('AgreementCodeSlowDown'))
    expect(must(answers.find(({ status }) => status === 200)!).Email).toBe(`${email[0]}•••@example.com`)
  })
})

describe('a link', () => {
  test('that is fetched, asked for its head or read without a ticket changes nothing and shows no paper', async () => {
    const email = address()
    const AgreementId = await sentAgreement(owner, [tenant({ Name: 'Mia Lang', Email: email })])
    const Token = secretIn(await app.emailTo(email, /asks you to sign/), `${paths.signByLink('')}/`)
    const rows = () =>
      app.sql(
        `select a.version, a.updated_at, p.state, p.viewed_at, (select count(*) from agreement_event e where e.agreement_id = a.id) as events,
      (select count(*) from email) as emails, (select count(*) from agreement_code) as codes from agreement a join agreement_party p on p.agreement_id = a.id where a.id = $1`,
        [AgreementId],
      )
    const before = await rows()
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await visitor().raw(paths.signByLink(Token), { method })
    const answer = must(await visitor().call(GetAgreementToSign, { Token }))
    expect(answer).toEqual({ Title: expect.any(String), SenderName: 'Pat Tester', Email: `${email[0]}•••@example.com`, Agreement: null })
    expect(JSON.stringify(answer)).not.toContain(email)
    expect(await rows()).toEqual(before)
  })

  test('shows its party no addresses, places or persons of the others', async () => {
    const emails = [address(), address()] as const
    const AgreementId = await sentAgreement(owner, [
      tenant({ Name: 'Mia Lang', Email: emails[0] }),
      tenant({ Name: 'Bo Diaz', Email: emails[1] }),
      tenant(renter),
    ])
    await signedBy(renter, AgreementId)
    const ticket = await ticketFor(app, emails[0])
    await ticketFor(app, emails[1])
    const seen = JSON.stringify(must(await visitor().call(GetAgreementToSign, ticket)))
    for (const secret of [emails[1], renter.email, owner.email]) expect(seen).not.toContain(secret)
    const { Agreement } = must(await visitor().call(GetAgreementToSign, ticket))
    const foreign = Agreement!.Events.filter(({ By }) => By !== 'Mia Lang')
    expect(foreign.every(({ IpAddress, Device }) => IpAddress === null && Device === null)).toBe(true)
    expect(Agreement).toMatchObject({
      LeaseId: null,
      IsSender: false,
      Can: { Void: false, Edit: false, Remind: false, Copy: false, Terminate: false },
    })
  })

  test('shows its party no ids of profiles of others and of the home', async () => {
    const email = address()
    await sentAgreement(owner, [tenant({ Name: 'Mia Lang', Email: email }), tenant(renter)])
    const seen = JSON.stringify(must(await visitor().call(GetAgreementToSign, await ticketFor(app, email))))
    expect(seen).not.toContain(renter.profileId)
  })

  test('of a party whose turn it is not is not there yet, and one that was voided is read and not signed', async () => {
    const emails = [address(), address()] as const
    const AgreementId = await sentAgreement(owner, [
      tenant({ Name: 'Mia Lang', Email: emails[0] }),
      tenant({ Name: 'Bo Diaz', Email: emails[1] }, 2),
    ])
    expect(await app.sql('select 1 from email where to_email = $1', [emails[1]])).toEqual([])
    const ticket = await ticketFor(app, emails[0])
    const { PaperDigest } = await consentedByLink(app, ticket)
    must(await owner.call(VoidAgreement, { AgreementId, Reason: 'The home is sold' }))
    expect((await visitor().call(SignAgreementByLink, { ...ticket, PaperDigest, Signature: TYPED })).error?.Code).toBe('AgreementNotOpen')
    expect(must(await visitor().call(GetAgreementToSign, ticket)).Agreement).toMatchObject({ State: 'voided', Reason: 'The home is sold' })
    expect((await visitor().call(GetAgreementFileByLink, { ...ticket, File: 'signed' })).error?.Code).toBe('AgreementNotOpen')
    expect((await visitor().call(GetAgreementFileByLink, { ...ticket, File: 'preview' as 'signed' })).status).toBe(400)
    expect((await app.emailTo(emails[0], /no longer open/)).text).toContain('The home is sold')
    expect(await app.sql('select 1 from email where to_email = $1', [emails[1]])).toEqual([])
  })

  test('to a file is of who asked for it', async () => {
    const email = address()
    const AgreementId = await sentAgreement(owner, [tenant({ Name: 'Mia Lang', Email: email }), tenant(renter)])
    const url = must(await renter.call(GetAgreementFile, { AgreementId })).Url
    expect((await renter.raw(url)).status).toBe(200)
    for (const stranger of [owner, await app.newPerson(), visitor()]) expect((await stranger.raw(url)).status).toBeGreaterThanOrEqual(400)
    const ticket = await ticketFor(app, email)
    const linked = must(await visitor().call(GetAgreementFileByLink, ticket)).Url
    expect((await visitor().raw(linked)).status).toBe(200)
    const cut = new URL(linked, app.url)
    expect((await visitor().raw(cut.pathname.slice(0, -3) + cut.search)).status).toBeGreaterThanOrEqual(400)
    expect((await renter.call(GetAgreementFile, { AgreementId, File: 'archive' })).error?.Code).toBe('NotReadyYet')
    expect((await renter.call(GetAgreementFile, { AgreementId, File: 'preview' })).error?.Code).toBe('AgreementNotFound')
  })
})

describe('words of the sender', () => {
  test('that lead elsewhere are left out of emails to addresses, and so is a name that does', async () => {
    const email = address()
    await app.sql(`update profile set first_name = 'Win at example.com', last_name = 'Now' where id = $1`, [owner.profileId])
    const more = { Title: 'Visit example.com now', Message: 'Go to https://evil.example and pay', Subject: 'Bcc: all@example.org' }
    const draft = await addedDraft(owner, [tenant({ Name: 'Mia Lang', Email: email })], { more })
    must(await owner.call(SendAgreement, draft))
    const { source, subject, bcc } = await app.emailTo(email)
    for (const word of ['evil.example', 'Visit example', 'Win at', 'example.org']) expect(source).not.toContain(word)
    expect(bcc ?? []).toEqual([])
    expect(subject).toMatch(/^Someone asks you to sign/)
  })

  test('are the subject of the email', async () => {
    const email = address()
    const draft = await addedDraft(owner, [tenant({ Name: 'Mia Lang', Email: email })], { more: { Subject: 'Your lease for Elm Street' } })
    must(await owner.call(SendAgreement, draft))
    expect((await app.emailTo(email)).source).toContain('Your lease for Elm Street')
  })
})
