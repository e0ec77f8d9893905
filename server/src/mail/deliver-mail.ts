import type { Db } from '../database/db.ts'
import type { Services } from '../rpc/services.ts'
import { mintLink } from '../links/links.ts'
import { type WrittenMail, headerText, writeMail } from './compose-mail.ts'
import { type ClaimedMail, claimMail, codePlace, isMailWaiting, markMailBounced, markMailSent, markMailTried } from './mail.queries.ts'
import type { AnyMail } from './define-mail.ts'
import { type SendMailJob, sendMailJob } from './send-mail.job-definition.ts'
import type { Delivery, Envelope } from '../rpc/machinery.ts'

const DELIVERY_MS = 90_000
/** Longer than a delivery may take: a worker that dies with a mail in hand has lost it after that. */
const CLAIM_SECONDS = 120
const MOST_TRIES = sendMailJob.retryLimit + 1

/** Sends one waiting mail. Throws where another try makes sense. */
export async function deliverMail(
  services: Services,
  mails: readonly AnyMail[],
  { mailId }: SendMailJob,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services.jobDatabase
  const claimed = await claimMail(db, mailId, CLAIM_SECONDS)
  if (!claimed) {
    if (await isMailWaiting(db, mailId)) throw new Error(`mail ${mailId} is in the hands of another worker`)
    return
  }
  const secret = claimed.tokenId && (await mintLink(db, claimed.tokenId))
  if (claimed.tokenId && !secret) {
    await markMailTried(db, mailId, { error: 'the link of this mail was replaced by a newer one, or revoked', isLast: true })
    return
  }
  const delivery = await attempt(services, mails, claimed, secret, signal)
  await settle(db, claimed, delivery)
}

async function attempt(
  services: Services,
  mails: readonly AnyMail[],
  claimed: ClaimedMail,
  secret: string | null,
  signal: AbortSignal,
): Promise<Delivery> {
  const mail = mails.find(({ name }) => name === claimed.name)
  if (!mail) return { outcome: 'later', reason: `there is no mail named ${claimed.name}` }
  const { settings, mailer, sealer, signer } = services
  const code = claimed.codeSealed && sealer.open(claimed.codeSealed, codePlace(claimed.naturalKey))
  const written = writeMail(mail, claimed.data, { settings, siteAddress: mailer.siteAddress(), secret, code, signer })
  const delivery = await mailer.deliver(
    envelopeOf(claimed, written, services.clock.now()),
    AbortSignal.any([signal, AbortSignal.timeout(DELIVERY_MS)]),
  )
  if (delivery.outcome === 'sent') return delivery
  // Servers quote what they refuse, the link and the code included.
  const secrets = [secret, code].filter((text) => text !== null)
  return { ...delivery, reason: secrets.reduce((reason, text) => reason.replaceAll(text, '…'), delivery.reason) }
}

function envelopeOf(claimed: ClaimedMail, { subject, html, text, declineUrl, stopUrl }: WrittenMail, date: Date): Envelope {
  return {
    id: claimed.id,
    to: { address: claimed.toEmail, name: headerText(claimed.toName, 120) },
    replyTo: claimed.replyTo,
    subject,
    html,
    text,
    declineUrl,
    stopUrl,
    date,
  }
}

async function settle(db: Db, { id, tries }: ClaimedMail, delivery: Delivery): Promise<void> {
  if (delivery.outcome === 'sent') return markMailSent(db, id, delivery.messageId)
  if (delivery.outcome === 'bounced') return markMailBounced(db, id, delivery.reason)
  await markMailTried(db, id, { error: delivery.reason, isLast: tries >= MOST_TRIES })
  throw new Error(`mail ${id} was not delivered: ${delivery.reason}`)
}
