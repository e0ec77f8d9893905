import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Transport, messageOptions } from './transport.ts'

/** What the outbox page shows of an email. */
export type OutboxEmail = {
  readonly id: string
  readonly to: { readonly address: string; readonly name: string }
  readonly subject: string
  readonly date: string
  readonly html: string
  readonly text: string
  /** What goes along; none in those of older versions. */
  readonly attached?: readonly { readonly fileName: string; readonly bytes: number }[]
}

const EMAIL_ID = /^[0-9a-f-]{36}$/

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** Where no mail server is set up: emails go into a folder, one .eml each, with their parts beside it for the page. */
export function outboxTransport(folder: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    destination: `the folder ${folder}`,
    async deliver(message) {
      const { message: source } = await writer.sendMail(messageOptions(message))
      const { id, to, subject, date, html, text } = message
      const attached = message.attached.map(({ fileName, content }) => ({ fileName, bytes: content.length }))
      const shown: OutboxEmail = { id, to, subject, date: date.toISOString(), html, text, attached }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${id}.eml`), source as Buffer, { mode: 0o600 })
      await writeFile(join(folder, `${id}.json`), JSON.stringify(shown), { mode: 0o600 })
      return { outcome: 'sent', messageId: message.messageId }
    },
    close: () => writer.close(),
  }
}

/** The newest emails of the folder first; their ids grow with time. */
export async function listOutbox(folder: string, most: number): Promise<OutboxEmail[]> {
  const names = await readdir(folder).catch(() => [])
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  const newest = ids.toSorted().toReversed().slice(0, most)
  const emails = await Promise.all(newest.map((id) => findInOutbox(folder, id)))
  return emails.filter((email) => email !== null)
}

export async function findInOutbox(folder: string, id: string): Promise<OutboxEmail | null> {
  if (!EMAIL_ID.test(id)) return null
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as OutboxEmail)
}
