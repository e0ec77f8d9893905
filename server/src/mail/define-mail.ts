import type { MailBlock } from './blocks.ts'

/** What a mail may link to. Addresses are those that people use. */
export type MailLinks = {
  /** The full address of a page: `/User/Settings`. */
  to(path: string): string
  /** The same with this mail's secret at its end: `/ResetPassword/` becomes `https://…/ResetPassword/<secret>`. */
  withToken(pathBefore: string, pathAfter?: string): string
  /** The code that this mail was sent with. */
  code(): string
  /** A proof that we made a link. It is no secret of the database: whoever has the mail can do what the link says, and only that. */
  sign(purpose: string, text: string): string
}

/** A kind of mail. */
export type MailDefinition<Data extends object> = {
  readonly name: string
  subject(data: Data): string
  blocks(data: Data, links: MailLinks): readonly MailBlock[]
  /** For the preview. */
  readonly sample: Data
  /** A mail that people may turn off in their settings says so, and how. */
  mayBeDeclined?(data: Data): boolean
  /** The page that stops such mails with one press and without signing in; mail programs press it, too (RFC 8058). */
  stopUrl?(data: Data, links: MailLinks): string
}

// `any`: a list holds mails of all kinds; each is handed the data it was sent with.
// oxlint-disable-next-line no-explicit-any
export type AnyMail = MailDefinition<any>

/** Its data is kept with the mail, so it holds no secret. */
export function defineMail<Data extends object>(name: string, mail: Omit<MailDefinition<Data>, 'name'>): MailDefinition<Data> {
  return { name, ...mail }
}
