import { EmailConfirmed, WhatInvitesToSignUp } from '@keystead/contract/identity/accounts/account.events.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { EmailTaken, type RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { NO_PROFILE_TYPE } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { PasswordRules } from '@keystead/contract/values/passwords.ts'
import { type CallContext, languageOf } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { connectNewAccount, lockTicketOfSignup } from '../identities/identity.public.ts'
import { checkedCategories, keptPhone, makeProfile } from '../../identity/profiles/profile.public.ts'
import { insertAccount } from '../../identity/accounts/account.public.ts'
import { isEmailHeld } from './account.queries.ts'
import { askToConfirmEmail } from './email-links.ts'
import { checkPassword } from './password-rules.ts'

type Made = { passwordHash: string | null; categoryIds: number[]; mobile: string }

export const registerUser: PreparedHandler<typeof RegisterUser, Made> = {
  async prepare({ services }, input) {
    const categoryIds = checkedCategories(input.ProfileTypeId, input.CategoryIds)
    const mobile = keptPhone(input.Mobile) ?? failField('Mobile', invalidMessage('Mobile'))
    return { passwordHash: await chosenPasswordHash(input, services.settings.PASSWORD_RULES), categoryIds, mobile }
  },

  async run(context, input, { passwordHash, categoryIds, mobile }) {
    const ticket =
      input.OauthTicket === null ? null : await lockTicketOfSignup(context, { token: input.OauthTicket, providerId: input.OauthProviderId })
    const invitation = input.InvitationToken === null ? null : await findInvitation(context, input.InvitationToken, input.Email)
    // A provider's word counts for the address it gave, not for another one typed over it; an invitation was read there.
    const emailVerified = invitation !== null || (ticket !== null && ticket.emailVerified && ticket.email === input.Email)
    if (await isEmailHeld(context.db, input.Email, { accountId: null })) fail(EmailTaken, { Email: EmailTaken.message })
    const accountId = await insertAccount(context.db, {
      email: input.Email,
      emailVerified,
      passwordHash,
      firstName: input.FirstName,
      lastName: input.LastName,
      mobile,
      language: languageOf(context),
    })
    if (accountId === null) fail(EmailTaken, { Email: EmailTaken.message })
    if (ticket) await connectNewAccount(context, ticket, accountId)
    const profileId =
      input.ProfileTypeId === NO_PROFILE_TYPE
        ? null
        : await makeProfile(context, {
            accountId,
            profileTypeId: input.ProfileTypeId,
            accountTypeId: input.AccountTypeId,
            firstName: input.FirstName,
            lastName: input.LastName,
            categoryIds,
          })
    if (emailVerified) {
      const signUp = { profileId, profileTypeId: input.ProfileTypeId, invitation: invitation?.invitation ?? null }
      await context.services.events.emit(context, EmailConfirmed, [{ id: accountId, accountId, email: input.Email, signUp }])
    } else await askToConfirmEmail(context, { accountId, email: input.Email })
    context.audit(accountId, { profileTypeId: input.ProfileTypeId, providerId: ticket?.providerId ?? null })
    return { AccountId: accountId, ProfileId: profileId, Email: input.Email, ConnectionId: invitation?.id ?? null }
  },
}

/** Null where there is none any more: that is no reason not to sign up. */
async function findInvitation(context: CallContext, token: string, email: string): Promise<{ id: string; invitation: unknown } | null> {
  const found = await context.services.events.ask(context, WhatInvitesToSignUp, { token, email })
  return found.find((one) => one !== null) ?? null
}

/** Null where a provider vouches instead of a password. */
async function chosenPasswordHash(form: ParsedInputOf<typeof RegisterUser>, rules: PasswordRules): Promise<string | null> {
  if (form.Password === undefined) return null
  await checkPassword(form.Password, { firstName: form.FirstName, lastName: form.LastName, email: form.Email }, { rules })
  return hashPassword(form.Password)
}
