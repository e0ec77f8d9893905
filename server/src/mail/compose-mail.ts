import type { Settings } from '../settings/env.ts'
import type { Signer } from '../rpc/machinery.ts'
import { type MailFrame, mailHtml, mailText } from './layout.ts'
import type { AnyMail, MailLinks } from './define-mail.ts'

/** Where people turn mails off. */
const DECLINE_PATH = '/User/Settings/Notifications'

export type WrittenMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly declineUrl: string | null
  readonly stopUrl: string | null
}

/** A mail in words. `secret` is what its links carry, `code` what people type; null where it has none. */
export function writeMail(
  mail: AnyMail,
  data: object,
  {
    settings,
    siteAddress,
    secret,
    code,
    signer,
  }: { settings: Settings; siteAddress: string; secret: string | null; code: string | null; signer: Pick<Signer, 'sign'> },
): WrittenMail {
  const links: MailLinks = {
    to: (path) => `${siteAddress}${path}`,
    withToken(pathBefore, pathAfter = '') {
      if (secret === null) throw new Error(`the mail ${mail.name} has a secret link but was sent without a token`)
      return `${siteAddress}${pathBefore}${secret}${pathAfter}`
    },
    code() {
      if (code === null) throw new Error(`the mail ${mail.name} shows a code but was sent without one`)
      return code
    },
    sign: signer.sign,
  }
  const declineUrl = mail.mayBeDeclined?.(data) ? links.to(DECLINE_PATH) : null
  const frame: MailFrame = {
    company: settings.COMPANY_NAME,
    companyAddress: settings.COMPANY_ADDRESS,
    homeUrl: links.to('/'),
    declineUrl,
  }
  const subject = headerText(mail.subject(data), 200)
  const blocks = mail.blocks(data, links)
  return {
    subject,
    html: mailHtml(subject, blocks, frame),
    text: mailText(blocks, frame),
    declineUrl,
    stopUrl: mail.stopUrl?.(data, links) ?? null,
  }
}

/** Text for a header line: whatever could end the line, or turn its direction, is a space. */
export function headerText(text: string, max: number): string {
  const oneLine = text.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
  return [...oneLine.trim()].slice(0, max).join('')
}
