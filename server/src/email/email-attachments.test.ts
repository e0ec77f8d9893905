import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineText } from '@keystead/contract/text/define-text.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { MOST_ATTACHED_BYTES } from './attachment.ts'
import { heading } from './blocks.ts'
import { defineEmail } from './define-email.ts'
import { deliverEmail } from './deliver-email.ts'
import { sendEmail } from './send-email.ts'

const letter = defineEmail<{ about: string }, object>('letter-with-file', {
  text: defineText('server/email/no-text-but-a-file', {}),
  subject: ({ about }) => about,
  blocks: ({ about }) => [heading(about)],
  sample: { about: 'Your bill' },
})

const KEY = 'papers/one.pdf'
const BILL = new TextEncoder().encode('%PDF-1.7 a bill of 1,501 dollars')
const bill = { key: KEY, fileName: 'Rechnung für Zoë.pdf', contentType: 'application/pdf' }
const { signal } = new AbortController()

let mailServer: MailServer
let app: TestApp
beforeAll(async () => {
  mailServer = await startMailServer()
  app = await startTestApp({ SMTP_URL: mailServer.url })
})
afterAll(async () => {
  await app.close()
  await mailServer.close()
})

async function send(to: string, attachments: readonly (typeof bill)[], by = app): Promise<string> {
  const { services } = by
  const data = { about: 'Your bill' }
  await sendEmail(services, services.database.db, letter, { to: { email: to }, data, naturalKey: to, attachments })
  const [row] = await by.sql<{ id: string }>('select id from email where natural_key = $1', [to])
  return row!.id
}

const deliver = (mailId: string, by = app) => deliverEmail(by.services, [letter], { mailId }, signal)
const logged = () => app.logLines.filter((line) => line.includes('leaves without a file')).join('')

describe('a file of the store', () => {
  test('goes along with an email, byte by byte, under its name', async () => {
    await app.services.files.put(KEY, BILL)
    await deliver(await send('zoe@example.com', [bill]))
    const { attachments } = await mailServer.emailTo('zoe@example.com')
    expect(attachments).toMatchObject([{ filename: bill.fileName, mimeType: 'application/pdf', disposition: 'attachment' }])
    expect(new Uint8Array(attachments[0]!.content as ArrayBuffer)).toEqual(BILL)
    const [row] = await app.sql<{ attachments: unknown }>(`select attachments from email where natural_key = 'zoe@example.com'`)
    expect(row!.attachments).toEqual([bill])
  })

  test('is read when the email leaves: one that is gone by then stays away, and the log says so', async () => {
    await app.services.files.put('papers/gone.pdf', BILL)
    const emailId = await send('ada@example.com', [{ ...bill, key: 'papers/gone.pdf' }, bill])
    await app.services.files.delete('papers/gone.pdf')
    await deliver(emailId)
    expect((await mailServer.emailTo('ada@example.com')).attachments).toHaveLength(1)
    expect(logged()).toContain('papers/gone.pdf')
    expect(await app.sql('select status from email where id = $1', [emailId])).toEqual([{ status: 'sent' }])
  })

  test('that is too large for mail servers stays away, and the log says so', async () => {
    await app.services.files.put('papers/large.pdf', new Uint8Array(MOST_ATTACHED_BYTES + 1))
    await deliver(await send('max@example.com', [{ ...bill, key: 'papers/large.pdf' }]))
    const email = await mailServer.emailTo('max@example.com')
    expect([email.subject, email.attachments]).toEqual(['Your bill', []])
    expect(logged()).toContain('too large')
  })
})

test('without a mail server a file is in the outbox, and its page names it', async () => {
  const demo = await startTestApp({ DEMO: '1' })
  try {
    await demo.services.files.put(KEY, BILL)
    const emailId = await send('lena@example.com', [bill], demo)
    await deliver(emailId, demo)
    const source = await readFile(join(demo.services.settings.DATA_DIR, 'outbox', `${emailId}.eml`))
    const { attachments } = await PostalMime.parse(source)
    expect(new Uint8Array(attachments[0]!.content as ArrayBuffer)).toEqual(BILL)
    expect(await (await demo.visitor().raw(`/outbox/${emailId}`)).text()).toContain('Attached: Rechnung für Zoë.pdf (1 kB)')
  } finally {
    await demo.close()
  }
})
