import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { RunningServer } from './server.ts'

/** An email as the outbox keeps it where no mail server is set up. */
export type KeptEmail = { id: string; to: { address: string }; subject: string; text: string }

/** Waits for the email to an address with this in its subject. */
export async function emailTo(server: RunningServer, email: string, subject: RegExp): Promise<KeptEmail> {
  const find = async () => (await keptEmails(server)).find((one) => one.to.address === email && subject.test(one.subject))
  await expect.poll(find, { message: `an email to ${email} about ${subject.source}` }).toBeDefined()
  return (await find())!
}

/** All emails so far, in no order. */
export async function keptEmails({ dataDir }: RunningServer): Promise<KeptEmail[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => readFile(join(folder, name), 'utf8')))
  // One that is being written is whole at the next look.
  return texts.filter((text) => text.endsWith('}')).map((text) => JSON.parse(text) as KeptEmail)
}
