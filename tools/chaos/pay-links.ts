import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The links of emails that were sent, by whom they went to, the latest last. */
export type PayLinks = { of(address: string): Promise<readonly string[]> }

const LINK = /\/Checkout\/([A-Za-z0-9_-]{20,})/

/** Without a mail server, the apps keep their emails in folders. */
export function payLinksIn(folder: string): PayLinks {
  const read = new Set<string>()
  const links = new Map<string, string[]>()
  const look = async (path: string) => {
    const text = await readFile(path, 'utf8').catch(() => '')
    // One that is being written is whole at the next look.
    if (!text.endsWith('}')) return
    read.add(path)
    const email = JSON.parse(text) as { to: { address: string }; text: string }
    const [, secret] = LINK.exec(email.text) ?? []
    if (secret) links.set(email.to.address, [...(links.get(email.to.address) ?? []), secret])
  }
  return {
    async of(address) {
      for (const app of ['app-0', 'app-1']) {
        const outbox = join(folder, app, 'outbox')
        const names = await readdir(outbox).catch(() => [])
        for (const name of names.filter((one) => one.endsWith('.json'))) if (!read.has(join(outbox, name))) await look(join(outbox, name))
      }
      return links.get(address) ?? []
    },
  }
}
