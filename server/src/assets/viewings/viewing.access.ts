import type { AccountActor, ProfileActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import type { MailToken } from '../../secrets/mail-tokens.ts'

/** Viewings of the homes that the active profile lists; another profile of the account does not see them. */
export function viewingsOf(actor: ProfileActor): Scope<'viewing'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** Those of all homes of an account: it is being closed. */
export function allViewingsOf(actor: Pick<AccountActor, 'accountId'>): Scope<'viewing'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

/** A link of a mail belongs to the lister's account and opens one viewing, whoever holds it. */
export function viewingsBehind(token: MailToken): Scope<'viewing'> {
  return scope({ accountId: token.accountId, profileId: null })
}

/** What an account has asked for, whichever of its profiles is active. */
export function viewingRequestsOf(actor: Pick<AccountActor, 'accountId'>): Scope<'viewing-request'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

/** The reminders of all accounts. */
export function everybodysViewings(): Scope<'viewing'> {
  return scope({ accountId: null, profileId: null })
}
