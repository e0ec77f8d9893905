import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Settings } from '../settings/env.ts'
import type { Signer } from '../rpc/machinery.ts'
import { type EmailFrame, emailHtml, emailText } from './layout.ts'
import type { AnyEmail, EmailLinks } from './define-email.ts'

/** Where people turn emails off. */
const DECLINE_PATH = paths.notificationSettings()

export type WrittenEmail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly declineUrl: string | null
  readonly stopUrl: string | null
}

/** An email in words. `secret` is what its links carry, `code` what people type; null where it has none. */
export function writeEmail(
  email: AnyEmail,
  data: object,
  {
    settings,
    siteAddress,
    secret,
    code,
    signer,
  }: { settings: Settings; siteAddress: string; secret: string | null; code: string | null; signer: Pick<Signer, 'sign'> },
): WrittenEmail {
  const links: EmailLinks = {
    to: (path) => `${siteAddress}${path}`,
    withToken(pathWith) {
      if (secret === null) throw new Error(`the email ${email.name} has a secret link but was sent without a token`)
      return `${siteAddress}${pathWith(secret)}`
    },
    code() {
      if (code === null) throw new Error(`the email ${email.name} shows a code but was sent without one`)
      return code
    },
    sign: signer.sign,
  }
  const declineUrl = email.mayBeDeclined?.(data) ? links.to(DECLINE_PATH) : null
  const frame: EmailFrame = {
    company: settings.COMPANY_NAME,
    companyAddress: settings.COMPANY_ADDRESS,
    homeUrl: links.to(paths.home()),
    declineUrl,
  }
  const subject = headerText(email.subject(data), 200)
  const blocks = email.blocks(data, links)
  return {
    subject,
    html: emailHtml(subject, blocks, frame),
    text: emailText(blocks, frame),
    declineUrl,
    stopUrl: email.stopUrl?.(data, links) ?? null,
  }
}

/** Text for a header line: whatever could end the line, or turn its direction, is a space. */
export function headerText(text: string, max: number): string {
  const oneLine = text.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
  return [...oneLine.trim()].slice(0, max).join('')
}
