import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defineText } from '@keystead/contract/text/define-text.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestPerson, startTestApp } from '../../test/harness.ts'
import { type MailServer, secretIn, startMailServer } from '../../test/mail-server.ts'
import { handles } from '../jobs/jobs.ts'
import { defineLink } from '../links/link-purpose.ts'
import { makeLink, openLink, revokeLinks } from '../links/links.ts'
import { button, facts, heading, note } from './blocks.ts'
import { defineEmail } from './define-email.ts'
import { deliverEmail } from './deliver-email.ts'
import { sendEmailJob } from './send-email.job-definition.ts'
import { type Sending, sendEmail } from './send-email.ts'

type Letter = { firstName: string; words: string; isFixed?: boolean }

const noText = defineText('server/email/no-text', {})
const letter = defineEmail<Letter, object>('letter', {
  text: noText,
  subject: ({ firstName }) => `For ${firstName}`,
  blocks: ({ firstName, words }, links) => [
    heading(`Dear ${firstName}`),
    note(words),
    facts(['Where', 'Łódź']),
    button('Open', links.to('/Properties')),
  ],
  sample: { firstName: 'Ada', words: 'Hello' },
  mayBeDeclined: ({ isFixed }) => !isFixed,
})
const secretLetter = defineEmail<object, object>('secret-letter', {
  text: noText,
  subject: () => 'Open the door',
  blocks: (_data, links) => [
    button(
      'Open',
      links.withToken((secret) => `/Door/${secret}`),
    ),
  ],
  sample: {},
})
const emails = [letter, secretLetter]

let mailServer: MailServer
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  mailServer = await startMailServer()
  app = await startTestApp({ SMTP_URL: mailServer.url, MAIL_FROM: 'Bramble & Söhne <homes@example.com>' })
})
afterAll(async () => {
  await app.close()
  await mailServer.close()
})
beforeEach(async () => {
  person = await app.newPerson()
})

const { signal } = new AbortController()

async function send(changes: Partial<Sending<Letter>> = {}): Promise<string> {
  const naturalKey = changes.naturalKey ?? `letter:${person.email}`
  await app.services.database.transaction({ kind: 'public' }, (db) =>
    sendEmail(app.services, db, letter, {
      to: { email: person.email, name: 'Zoë 王' },
      data: { firstName: 'Zoë', words: 'one\ntwo' },
      naturalKey,
      ...changes,
    }),
  )
  const [row] = await app.sql<{ id: string }>('select id from email where natural_key = $1', [naturalKey])
  return row!.id
}

const deliver = (emailId: string) => deliverEmail(app.services, emails, { mailId: emailId }, signal)
const rowOf = async (emailId: string) => (await app.sql('select * from email where id = $1', [emailId]))[0]!
const receivedBy = (email: string) => mailServer.received.filter(({ recipients }) => recipients.includes(email))

describe('an email', () => {
  test('is sent by the job, once, and well-formed', async () => {
    const worker = await startTestApp({ SMTP_URL: mailServer.url, MAIL_FROM: 'Bramble & Söhne <homes@example.com>' })
    try {
      await worker.services.jobs.work([handles(sendEmailJob, (job, stop) => deliverEmail(worker.services, emails, job, stop))])
      await worker.services.database.transaction({ kind: 'public' }, async (db) => {
        const sending = { to: { email: 'zoe@example.com', name: 'Zoë 王' }, data: { firstName: 'Zoë', words: 'one\ntwo' }, naturalKey: 'k' }
        await sendEmail(worker.services, db, letter, { ...sending, replyTo: 'agent@example.com' })
        await sendEmail(worker.services, db, letter, { ...sending, data: { firstName: 'Again', words: '' } })
      })
      const email = await mailServer.emailTo('zoe@example.com')
      expect(email.subject).toBe('For Zoë')
      expect(email.from).toMatchObject({ name: 'Bramble & Söhne', address: 'homes@example.com' })
      expect(email.to).toMatchObject([{ name: 'Zoë 王', address: 'zoe@example.com' }])
      expect(email.replyTo).toMatchObject([{ address: 'agent@example.com' }])
      expect(email.messageId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
      expect(Number.isNaN(Date.parse(email.date!))).toBe(false)
      const header = (key: string) => email.headers.find((line) => line.key === key)?.value
      expect(header('auto-submitted')).toBe('auto-generated')
      expect(header('list-unsubscribe')).toBe(`<${worker.services.mailer.siteAddress()}/User/Settings/Notifications>`)
      expect(email.text).toContain('  | one\n  | two')
      expect(email.text).toContain('Where: Łódź')
      expect(email.text).toContain(`Open:\n${worker.services.mailer.siteAddress()}/Properties`)
      expect(email.html).toContain('one<br>two')
      expect(email.html).not.toMatch(/<img|<script|https?:\/\/(?!localhost)/)
      // The server has it a moment before it is noted.
      await expect
        .poll(() => worker.sql('select status, message_id, tries from email'))
        .toEqual([{ status: 'sent', message_id: email.messageId, tries: 1 }])
      expect(receivedBy('zoe@example.com')).toHaveLength(1)
    } finally {
      await worker.close()
    }
  })

  test('says how to turn it off only where that can be done', async () => {
    await deliver(await send({ data: { firstName: 'Zoë', words: 'one', isFixed: true } }))
    const email = await mailServer.emailTo(person.email)
    expect(email.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
    expect(email.text).not.toContain('/User/Settings/Notifications')
  })

  test('of a transaction that is rolled back is never sent', async () => {
    const broken = app.services.database.transaction({ kind: 'public' }, async (db) => {
      await sendEmail(app.services, db, letter, {
        to: { email: person.email },
        data: letter.sample,
        naturalKey: 'rolled-back',
      })
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    expect(await app.sql(`select 1 from email where natural_key = 'rolled-back'`)).toEqual([])
    expect(
      await app.sql(`select 1 from pgboss.job where name = 'send-mail' and data->>'mailId' not in (select id::text from email)`),
    ).toEqual([])
  })

  test('is sent by one of two workers', async () => {
    const emailId = await send()
    const results = await Promise.allSettled([deliver(emailId), deliver(emailId)])
    await deliver(emailId)
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    expect(receivedBy(person.email)).toHaveLength(1)
  })

  test('cannot be given headers by a name or a subject, nor markup', async () => {
    const hostile = 'Eve\r\nBcc: all@example.com\u2028X: y <b>"bold"</b>'
    const emailId = await send({ to: { email: person.email, name: hostile }, data: { firstName: hostile, words: '<img src=x onerror=1>' } })
    await deliver(emailId)
    const [email] = receivedBy(person.email)
    expect(email!.recipients).toEqual([person.email])
    expect(email!.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(email!.headers.map(({ key }) => key)).not.toContain('x')
    expect(email!.subject).toBe('For Eve Bcc: all@example.com X: y <b>"bold"</b>')
    expect(email!.html).not.toMatch(/<img|<b>/)
    expect(email!.html).toContain('&lt;img src=x onerror=1&gt;')
  })
})

describe('an email that does not go through', () => {
  test('bounces at once where the mailbox is refused for good', async () => {
    mailServer.refuse(person.email, 550)
    const emailId = await send()
    await deliver(emailId)
    await deliver(emailId)
    expect(await rowOf(emailId)).toMatchObject({ status: 'bounced', tries: 1, bounce_reason: expect.stringContaining('550') })
    expect(receivedBy(person.email)).toEqual([])
  })

  test('is tried again where it is refused for now, and fails at the last try', async () => {
    mailServer.refuse(person.email, 451)
    const emailId = await send()
    for (let tries = 1; tries <= sendEmailJob.retryLimit + 1; tries += 1) {
      expect((await rowOf(emailId)).status).toBe('queued')
      await expect(deliver(emailId)).rejects.toThrow('451')
    }
    expect(await rowOf(emailId)).toMatchObject({ status: 'failed', tries: 9, last_error: expect.stringContaining('451') })
  })

  test('is delivered once when the connection broke before', async () => {
    mailServer.drop(1)
    const emailId = await send()
    await expect(deliver(emailId)).rejects.toThrow('was not delivered')
    expect(await rowOf(emailId)).toMatchObject({ status: 'queued', tries: 1 })
    await deliver(emailId)
    expect(await rowOf(emailId)).toMatchObject({ status: 'sent', tries: 2, last_error: null })
    expect(receivedBy(person.email)).toHaveLength(1)
  })

  test('waits while nobody answers at the mail server', async () => {
    const deaf = await startTestApp({ SMTP_URL: 'smtp://secret-user:secret-word@127.0.0.1:1' })
    try {
      await sendEmail(deaf.services, deaf.services.database.db, letter, {
        to: { email: 'x@example.com' },
        data: letter.sample,
        naturalKey: 'x',
      })
      const [row] = await deaf.sql<{ id: string }>('select id from email')
      await expect(deliverEmail(deaf.services, emails, { mailId: row!.id }, signal)).rejects.toThrow(/ECONNREFUSED|ESOCKET/)
      const [after] = await deaf.sql<{ status: string; last_error: string }>('select status, last_error from email')
      expect(after!.status).toBe('queued')
      expect(after!.last_error).not.toContain('secret')
    } finally {
      await deaf.close()
    }
  })
})

const about = { opens: null, lifetimeSeconds: 60, isSingleUse: false, keepsOlder: false } as const
const DOOR = defineLink({ ...about, name: 'door' })
const WINDOW = defineLink({ ...about, name: 'window' })

describe('a secret link', () => {
  const issued = async () => {
    const { db } = app.services.database
    const tokenId = await makeLink(db, DOOR, { accountId: person.accountId, email: person.email })
    await sendEmail(app.services, db, secretLetter, { to: { email: person.email }, data: {}, naturalKey: `door:${tokenId}`, tokenId })
    const [row] = await app.sql<{ id: string }>('select id from email where token_id = $1', [tokenId])
    return { tokenId, emailId: row!.id }
  }

  test('is made when the email leaves, and stands nowhere else', async () => {
    const { emailId, tokenId } = await issued()
    expect(await app.sql('select token_sha256, expires_at from secret_link where id = $1', [tokenId])).toEqual([
      { token_sha256: null, expires_at: null },
    ])
    await deliver(emailId)
    const secret = secretIn(receivedBy(person.email)[0]!, '/Door/')
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await openLink(app.services.database.db, [DOOR], secret)).toEqual({
      id: tokenId,
      accountId: person.accountId,
      purpose: 'door',
      objectId: null,
      email: person.email,
    })
    for (const table of ['email', 'secret_link', 'pgboss.job', 'audit_event']) {
      expect(await app.sql(`select 1 from ${table} t where t::text like '%' || $1 || '%'`, [secret]), table).toEqual([])
    }
    expect(app.logLines.join('')).not.toContain(secret)
  })

  test('is a new one when the email is tried again', async () => {
    const { emailId } = await issued()
    mailServer.drop(1)
    await expect(deliver(emailId)).rejects.toThrow('was not delivered')
    const [first] = await app.sql<{ hash: string }>('select token_sha256::text as hash from secret_link where account_id = $1', [
      person.accountId,
    ])
    await deliver(emailId)
    const [second] = await app.sql<{ hash: string }>('select token_sha256::text as hash from secret_link where account_id = $1', [
      person.accountId,
    ])
    expect(second!.hash).not.toBe(first!.hash)
    expect(await openLink(app.services.database.db, [DOOR], secretIn(receivedBy(person.email)[0]!, '/Door/'))).not.toBeNull()
  })

  test('that was replaced before its email left is not sent', async () => {
    const older = await issued()
    const newer = await issued()
    await deliver(older.emailId)
    await deliver(newer.emailId)
    expect(receivedBy(person.email)).toHaveLength(1)
    expect(await rowOf(older.emailId)).toMatchObject({ status: 'failed', last_error: expect.stringContaining('replaced by a newer one') })
  })

  test('that was replaced, cut, or belongs to something else is like none', async () => {
    const { emailId } = await issued()
    await deliver(emailId)
    const secret = secretIn(receivedBy(person.email)[0]!, '/Door/')
    const { db } = app.services.database
    expect(await openLink(db, [DOOR], secret)).not.toBeNull()
    expect(await openLink(db, [WINDOW], secret)).toBeNull()
    expect(await openLink(db, [DOOR], secret.slice(0, -1))).toBeNull()
    await issued()
    expect(await openLink(db, [DOOR], secret)).toBeNull()
  })

  test('that was revoked is like none, says when it was, and leaves with no email', async () => {
    const { emailId, tokenId } = await issued()
    await deliver(emailId)
    const secret = secretIn(receivedBy(person.email)[0]!, '/Door/')
    const { db } = app.services.database
    await revokeLinks(db, person.accountId, [WINDOW])
    expect(await openLink(db, [DOOR], secret)).not.toBeNull()
    await revokeLinks(db, person.accountId, [DOOR])
    expect(await openLink(db, [DOOR], secret)).toBeNull()
    expect(await app.sql('select revoked_at is not null as is_revoked from secret_link where id = $1', [tokenId])).toEqual([
      { is_revoked: true },
    ])

    const waiting = await issued()
    await revokeLinks(db, person.accountId, [DOOR])
    await deliver(waiting.emailId)
    expect(receivedBy(person.email)).toHaveLength(1)
  })
})

describe('without a mail server', () => {
  test('emails wait in a folder and are shown in demo mode', async () => {
    const demo = await startTestApp({ DEMO: '1' })
    try {
      await sendEmail(demo.services, demo.services.database.db, letter, {
        to: { email: 'ada@example.com', name: 'Ada' },
        data: { firstName: 'Ada', words: '<b>' },
        naturalKey: 'x',
      })
      const [row] = await demo.sql<{ id: string }>('select id from email')
      await deliverEmail(demo.services, emails, { mailId: row!.id }, signal)
      const folder = join(demo.services.settings.DATA_DIR, 'outbox')
      expect((await readdir(folder)).toSorted()).toEqual([`${row!.id}.eml`, `${row!.id}.json`])
      expect(await PostalMime.parse(await readFile(join(folder, `${row!.id}.eml`)))).toMatchObject({ subject: 'For Ada' })

      const visitor = demo.visitor()
      expect(await (await visitor.raw('/outbox')).text()).toContain(`href="/outbox/${row!.id}"`)
      const page = await visitor.raw(`/outbox/${row!.id}`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('sandbox="allow-popups')
      const framed = await visitor.raw(`/outbox/${row!.id}/html`)
      expect(framed.headers.get('content-security-policy')).toContain('sandbox')
      expect(await framed.text()).toContain('&lt;b&gt;')
      for (const path of ['/outbox/none', '/outbox/..%2Fsecret.key', '/docs/mails/none']) expect((await visitor.raw(path)).status).toBe(404)
      expect((await visitor.raw('/docs/mails')).status).toBe(200)
    } finally {
      await demo.close()
    }
  })

  test('nobody sees them elsewhere', async () => {
    for (const path of ['/outbox', '/docs/mails', '/docs/mails.css']) expect((await app.visitor().raw(path)).status).toBe(404)
  })
})
