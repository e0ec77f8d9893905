import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Languages } from '../text/languages.ts'
import { writerFor } from '../text/said.ts'
import type { Settings } from '../settings/env.ts'
import type { EmailBrand, Signer } from '../rpc/machinery.ts'
import { type EmailFrame, emailHtml, emailText } from './layout.ts'
import type { AnyEmail, EmailLinks } from './define-email.ts'
import { text as layoutText } from './layout.text.ts'

/** Where people turn emails off. */
const DECLINE_PATH = paths.notificationSettings()

export type WrittenEmail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly declineUrl: string | null
  readonly stopUrl: string | null
}

type Writing = {
  readonly settings: Settings
  readonly siteAddress: string
  /** What its links carry; null where it has none. */
  readonly secret: string | null
  /** What people type; null where it has none. */
  readonly code: string | null
  readonly signer: Pick<Signer, 'sign'>
  readonly languages: Languages
  readonly language: string
  /** In whose look; that of the installation where there is none. */
  readonly brand?: EmailBrand | null
}

/** An email in the words of a language. */
export function writeEmail(
  email: AnyEmail,
  data: object,
  { settings, siteAddress, secret, code, signer, languages, language, brand = null }: Writing,
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
    brand: brand && withWholeAddress(brand, siteAddress),
    language,
    t: languages.inLanguage(layoutText, language),
  }
  const t = languages.inLanguage(email.text as object, language)
  // Data name the zone of their moments.
  const write = writerFor({ languages, language, timeZone: 'UTC' })
  const subject = headerText(email.subject(data, t, write), 200)
  const blocks = email.blocks(data, links, t, write)
  return {
    subject,
    html: emailHtml(subject, blocks, frame),
    text: emailText(blocks, frame),
    declineUrl,
    stopUrl: email.stopUrl?.(data, links) ?? null,
  }
}

/** Emails are read far from here. */
function withWholeAddress(brand: EmailBrand, siteAddress: string): EmailBrand {
  if (brand.kind === 'plain' || brand.logo === null || !brand.logo.url.startsWith('/')) return brand
  return { ...brand, logo: { ...brand.logo, url: `${siteAddress}${brand.logo.url}` } }
}

/** Text for a header line: whatever could end the line, or turn its direction, is a space. */
export function headerText(text: string, max: number): string {
  const oneLine = text.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
  return [...oneLine.trim()].slice(0, max).join('')
}
