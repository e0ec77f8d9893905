import { paths } from '@keystead/contract/navigation/paths.ts'
import { expect } from '@playwright/test'
import { type KeptEmail, keptEmails } from '../outbox.ts'
import type { RunningServer } from '../server.ts'

/** What comes to an address, each email read once, the earliest first. */
export type Mailbox = {
  readonly address: string
  /** Waits for the next one with this in its subject. */
  next(subject: RegExp): Promise<KeptEmail>
}

export function mailboxOf(server: RunningServer, address: string): Mailbox {
  const read = new Set<string>()
  // Their ids grow with time.
  const unread = async (subject: RegExp) =>
    (await keptEmails(server))
      .filter((email) => email.to.address === address && subject.test(email.subject) && !read.has(email.id))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return {
    address,
    async next(subject) {
      await expect.poll(async () => (await unread(subject)).length, `an email to ${address} about ${subject.source}`).toBeGreaterThan(0)
      const [email] = await unread(subject)
      read.add(email!.id)
      return email!
    },
  }
}

/** The address of an agreement, as an email has it. */
export function linkIn({ text }: KeptEmail): string {
  const link = new RegExp(`https?://\\S+${paths.signByLink('')}/[\\w-]+`).exec(text)?.[0]
  if (!link) throw new Error(`no link in “${text}”`)
  return link
}

export function codeIn({ text }: KeptEmail): string {
  const code = /\d{3} \d{3}/.exec(text)?.[0]
  if (!code) throw new Error(`no code in “${text}”`)
  return code
}
