import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { RunningServer } from './server.ts'

/** A mail as the outbox keeps it where no mail server is set up. */
export type KeptMail = { to: { address: string }; subject: string; text: string }

/** Waits for the mail to an address with this in its subject. */
export async function mailTo(server: RunningServer, email: string, subject: RegExp): Promise<KeptMail> {
  const find = async () => (await keptMails(server)).find((mail) => mail.to.address === email && subject.test(mail.subject))
  await expect.poll(find, { message: `a mail to ${email} about ${subject.source}` }).toBeDefined()
  return (await find())!
}

/** All mails so far, in no order. */
export async function keptMails({ dataDir }: RunningServer): Promise<KeptMail[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => readFile(join(folder, name), 'utf8')))
  // One that is being written is whole at the next look.
  return texts.filter((text) => text.endsWith('}')).map((text) => JSON.parse(text) as KeptMail)
}
