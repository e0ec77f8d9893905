import type { Write } from '../text/said.ts'
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

/**
 * A kind of email. Its sentences are those of `text` and come as `t`, in the language of its reader; `write` writes days, amounts
 * and lists in the same.
 */
export type EmailDefinition<Data extends object, Text extends object = object> = {
  readonly name: string
  readonly text: Text
  subject(data: Data, t: Text, write: Write): string
  blocks(data: Data, links: EmailLinks, t: Text, write: Write): readonly EmailBlock[]
  /** For the preview. */
  readonly sample: Data
  /** An email that people may turn off in their settings says so, and how. */
  mayBeDeclined?(data: Data): boolean
  /** The page that stops such emails with one press and without signing in; mail programs press it, too (RFC 8058). */
  stopUrl?(data: Data, links: EmailLinks): string
}

// `any`: a list holds emails of all kinds; each is handed the data and the text it was defined with.
// oxlint-disable-next-line no-explicit-any
export type AnyEmail = EmailDefinition<any, any>

/** Its data is kept with the email, so it holds no secret. */
export function defineEmail<Data extends object, Text extends object>(
  name: string,
  email: Omit<EmailDefinition<Data, Text>, 'name'>,
): EmailDefinition<Data, Text> {
  return { name, ...email }
}
