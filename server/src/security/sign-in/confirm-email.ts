import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmailConfirmed } from '@keystead/contract/identity/accounts/account.events.ts'
import { EmailTaken } from '@keystead/contract/security/sign-in/account.operations.ts'
import { type ConfirmEmail, EmailLinkExpired } from '@keystead/contract/security/sign-in/email.operations.ts'
import { sendEmail } from '../../email/send-email.ts'
import { notifyAccount } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { type SecretLink, revokeAllLinks, revokeLinks, makeLink, spendLink } from '../../links/links.ts'
import { emailChangedEmail, emailRestoredEmail, undoEmailChangeEmail } from './account.email.ts'
import { type AccountEmail, holdPassword, lockAccountEmail, markEmailVerified, setEmail } from '../../identity/accounts/account.public.ts'
import { say } from '../../text/said.ts'
import { text } from './account.text.ts'
import { isEmailHeld } from './account.queries.ts'
import { openEmailLink, type ProvenByPassword, proveHolder } from './email-link-holder.ts'
import { EMAIL_LINKS } from './email-links.ts'
import { renewSession } from './renew-session.ts'
import { settleSignIn } from './sign-in-delay.ts'

type Confirmed = { Email: string; Kind: 'verified' | 'changed' | 'undone' }

const PURPOSES = [EMAIL_LINKS.verify, EMAIL_LINKS.change, EMAIL_LINKS.undo]
type EmailLink = SecretLink<(typeof PURPOSES)[number]>

const WAYS: Record<EmailLink['purpose'], (context: CallContext, token: EmailLink, account: AccountEmail) => Promise<Confirmed>> = {
  [EMAIL_LINKS.verify.name]: verify,
  [EMAIL_LINKS.change.name]: change,
  [EMAIL_LINKS.undo.name]: undo,
}

export const confirmEmail: PreparedHandler<typeof ConfirmEmail, ProvenByPassword | null> = {
  // Outside of the transaction, so that a counted try stays counted when the password is wrong. A refused link is not spent.
  async prepare(context, input) {
    return proveHolder(context, await openEmailLink(context, input.Token), input.Password)
  },

  async run(context, input, proven) {
    const { db, services } = context
    const token = await spendLink(db, PURPOSES, input.Token)
    const account = token && (await lockAccountEmail(db, token.accountId))
    if (!account) fail(EmailLinkExpired)
    if (proven && !(await holdPassword(db, token.accountId, proven.passwordHash))) fail(EmailLinkExpired)
    const confirmed = await WAYS[token.purpose](context, token, account)
    await services.sessions.forgetFormerSecrets(db, token.accountId)
    await services.events.emit(context, EmailConfirmed, [
      { id: token.accountId, accountId: token.accountId, email: confirmed.Email, signUp: null },
    ])
    context.audit(token.accountId, { kind: confirmed.Kind })
    if (proven) context.afterCommit(() => settleSignIn(services.database.db, proven.signInTry))
    return confirmed
  },
}

async function verify({ db }: CallContext, token: EmailLink, account: AccountEmail): Promise<Confirmed> {
  // Of an address that the account has left meanwhile.
  if (account.email !== token.email) fail(EmailLinkExpired)
  await markEmailVerified(db, token.accountId)
  return { Email: account.email, Kind: 'verified' }
}

async function change(context: CallContext, { id, accountId, email }: EmailLink, account: AccountEmail): Promise<Confirmed> {
  const { db, services, actor } = context
  if (await isEmailHeld(db, email, { accountId })) fail(EmailTaken)
  if (!(await setEmail(db, accountId, email))) fail(EmailTaken)
  // What went to the old address counts no more, but for the way back.
  await revokeLinks(db, accountId, [EMAIL_LINKS.verify, EMAIL_LINKS.resetPassword])
  const data = { oldEmail: account.email, newEmail: email }
  const undoId = await makeLink(db, EMAIL_LINKS.undo, { accountId, email: account.email })
  await sendEmail(services, db, undoEmailChangeEmail, {
    to: { email: account.email },
    data,
    naturalKey: `undo-email-change:${undoId}`,
    accountId,
    tokenId: undoId,
  })
  await sendEmail(services, db, emailChangedEmail, { to: { email }, data, naturalKey: `email-changed:${id}`, accountId })
  await notifyAccount(context, accountId, {
    event: 'security.changed',
    once: `email-changed:${id}`,
    said: say(text, 'addressChanged'),
    path: paths.settings(),
    emailedSeparately: true,
  })
  if (actor.kind === 'account' && actor.accountId === accountId) await renewSession(context, actor)
  return { Email: email, Kind: 'changed' }
}

async function undo(context: CallContext, { id, accountId, email }: EmailLink, account: AccountEmail): Promise<Confirmed> {
  const { db, services, actor } = context
  if (!(await setEmail(db, accountId, email))) fail(EmailTaken)
  // Whoever is on the wrong side of it must not come back by a link of theirs.
  await revokeAllLinks(db, accountId)
  await services.sessions.endAll(db, accountId)
  if (actor.kind === 'account' && actor.accountId === accountId) context.setSession({ kind: 'end' })
  const data = { oldEmail: email, newEmail: account.email }
  await sendEmail(services, db, emailRestoredEmail, { to: { email }, data, naturalKey: `email-restored:${id}`, accountId })
  await notifyAccount(context, accountId, {
    event: 'security.changed',
    once: `email-restored:${id}`,
    said: say(text, 'addressRestored'),
    path: paths.settings(),
    emailedSeparately: true,
  })
  return { Email: email, Kind: 'undone' }
}
