import type { Mailer } from '../rpc/machinery.ts'
import type { Settings } from '../settings/env.ts'
import { headerText } from './compose-email.ts'
import { outboxFolder, outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp-transport.ts'

/** What other rooms know of those who read and send: in which language an account is addressed, and how emails of someone look. */
type Known = Pick<Mailer, 'languageOf' | 'brandOf'>

export function openMailer(settings: Settings, known: Known): Mailer {
  const transport = settings.SMTP_URL ? smtpTransport(settings.SMTP_URL) : outboxTransport(outboxFolder(settings.DATA_DIR))
  const from = senderOf(settings)
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  let port = settings.PORT
  return {
    destination: transport.destination,
    ...known,
    siteAddress: () => siteAddressOf(settings, port),
    siteListensOn: (taken) => void (port = taken),
    // The same email has the same message id however often it is tried, so that a second copy can be recognised.
    deliver: ({ fromName, ...envelope }, signal) =>
      transport.deliver(
        { ...envelope, from: { ...from, name: senderName(fromName) || from.name }, messageId: `<${envelope.id}@${domain}>` },
        signal,
      ),
    close: () => transport.close(),
  }
}

/** The address that people use, without a slash at its end. */
export function siteAddressOf(settings: Settings, port: number): string {
  if (settings.PUBLIC_URL) return new URL(settings.PUBLIC_URL).origin
  const isEverywhere = settings.HOST === '0.0.0.0' || settings.HOST === '::'
  const host = isEverywhere ? 'localhost' : settings.HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** `Name <address>` or an address alone, from the settings; else a sender of the site's own host that takes no answers. */
function senderOf(settings: Settings): { address: string; name: string } {
  const given = /^(?:(?<name>[^<>]*)<)?(?<address>[^<>\s@]+@[^<>\s@]+)>?$/.exec(settings.MAIL_FROM ?? '')?.groups
  const host = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).hostname : 'localhost'
  return {
    address: given?.address ?? `no-reply@${host}`,
    name: senderName(given?.name || settings.COMPANY_NAME),
  }
}

function senderName(name: string | null): string {
  return headerText(name ?? '', 200).replaceAll('"', '')
}
