import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import {
  ConsentByLink,
  GetAgreementToSign,
  OpenAgreementByLink,
  SendAgreementCode,
  SignAgreementByLink,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { EmailingApp } from '../../../test/mail-server.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { TYPED } from '../agreements/agreement.factory.ts'

/** Who was sent a link by email, and proves with the code that the address is theirs. */
export async function ticketFor(app: EmailingApp, email: string): Promise<{ Token: string; Ticket: string }> {
  const Token = secretIn(await app.emailTo(email, /sign an agreement|to read|to approve/), `${paths.signByLink('')}/`)
  must(await app.visitor().call(SendAgreementCode, { Token }))
  const Code = codeIn((await app.emailTo(email, /Your code/)).text)
  const { Ticket } = must(await app.visitor().call(OpenAgreementByLink, { Token, Code }))
  return { Token, Ticket }
}

export function codeIn(text: string | undefined): string {
  const code = /\d{3} \d{3}/.exec(text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code in “${text}”`)
  return code
}

/** With what it says, and having agreed to sign it. */
export async function consentedByLink(app: EmailingApp, ticket: { Token: string; Ticket: string }) {
  const agreement = must(await app.visitor().call(GetAgreementToSign, ticket)).Agreement!
  const PaperDigest = agreement.PaperDigest!
  must(await app.visitor().call(ConsentByLink, { ...ticket, PaperDigest, ConsentVersion: CONSENT_VERSION }))
  return { ...agreement, PaperDigest }
}

/** Proves the address, reads it and signs it. */
export async function signedByLink(
  app: EmailingApp,
  email: string,
  Signature: InputOf<typeof SignAgreementByLink>['Signature'] = TYPED,
): Promise<{ Token: string; Ticket: string }> {
  const ticket = await ticketFor(app, email)
  const { PaperDigest } = await consentedByLink(app, ticket)
  must(await app.visitor().call(SignAgreementByLink, { ...ticket, PaperDigest, Signature }))
  return ticket
}
