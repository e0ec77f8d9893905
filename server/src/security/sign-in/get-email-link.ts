import type { GetEmailLink } from '@keystead/contract/security/sign-in/email.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { openEmailLink } from './email-link-holder.ts'

export const getEmailLink: Handler<typeof GetEmailLink> = async (context, input) => {
  const { kind, email, proof } = await openEmailLink(context, input.Token)
  return { Kind: kind, Email: email, Proof: proof }
}
