import type { EmailBlock } from './blocks.ts'

/** What an email may link to. Addresses are those that people use. */
export type EmailLinks = {
  /** The full address of a page: `links.to(paths.settings())`. */
  to(path: string): string
  /** The same with this email's secret in it: `links.withToken(paths.resetPassword)`. */
  withToken(pathWith: (secret: string) => string): string
  /** The code that this email was sent with. */
  code(): string
  /** A proof that we made a link. It is no secret of the database: whoever has the email can do what the link says, and only that. */
  sign(purpose: string, text: string): string
}

/** A kind of email. */
export type EmailDefinition<Data extends object> = {
  readonly name: string
  subject(data: Data): string
  blocks(data: Data, links: EmailLinks): readonly EmailBlock[]
  /** For the preview. */
  readonly sample: Data
  /** An email that people may turn off in their settings says so, and how. */
  mayBeDeclined?(data: Data): boolean
  /** The page that stops such emails with one press and without signing in; mail programs press it, too (RFC 8058). */
  stopUrl?(data: Data, links: EmailLinks): string
}

// `any`: a list holds emails of all kinds; each is handed the data it was sent with.
// oxlint-disable-next-line no-explicit-any
export type AnyEmail = EmailDefinition<any>

/** Its data is kept with the email, so it holds no secret. */
export function defineEmail<Data extends object>(name: string, email: Omit<EmailDefinition<Data>, 'name'>): EmailDefinition<Data> {
  return { name, ...email }
}
