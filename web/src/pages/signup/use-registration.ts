import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { Login, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { LoginWithTicket } from '@keystead/contract/security/identities/identity.operations.ts'
import { OauthTicketExpired } from '@keystead/contract/security/identities/identity.schemas.ts'
import { NO_PROFILE_TYPE } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { isProtectedPath } from '../../navigation/route-match.ts'
import { safeReturnTo } from '../../navigation/return-to.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { signedIn } from '../../security/sign-in/signed-in.ts'
import { toast } from '../../ui/toast.tsx'
import { returnToOf } from './return-to.ts'
import { isEmailConfirmed, type SignupValues } from './signup-draft.ts'
import type { SignupWizard } from './use-signup-wizard.ts'
import { text } from './signup.text.ts'

/** Makes the account, signs in to it, and goes where the person was heading. */
export function useRegistration(wizard: SignupWizard): (values: SignupValues) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const registration = useCommand(RegisterUser)
  const login = useCommand(Login)
  const ticketLogin = useCommand(LoginWithTicket)
  const returnTo = returnToOf(search)
  const { social } = wizard

  return async function register(values) {
    const form = registrationOf(values, wizard)
    let connectionId: string | null
    try {
      connectionId = (await registration.run(form)).ConnectionId
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (wizard.goToProblem(error.fields)) return
      if (!error.is(OauthTicketExpired)) throw error
      // The way that is left needs nothing of the provider.
      toast.warning(text.ticketExpired)
      return wizard.forgetProvider()
    }
    wizard.finish()
    const isIn = await signIn(values)
    const goal = connectionId ? paths.connection(connectionId) : safeReturnTo(returnTo)
    // Screens behind the sign-in say it themselves, beside what can be done about it.
    const isTold = isIn && isProtectedPath(goal.split('?')[0] ?? goal)
    if (!isTold && !isEmailConfirmed(values, wizard)) {
      toast.info(text.emailOnItsWay({ email: values.Email }))
    }
    await navigate(isIn ? goal : paths.signin({ email: values.Email, returnTo }))
  }

  /** False when the account is there but the sign-in did not work: that can be done by hand. */
  async function signIn({ Email, Password }: SignupValues): Promise<boolean> {
    try {
      await (social ? ticketLogin.run({ OauthTicket: social.OauthTicket }) : login.run({ Email, Password }))
      signedIn(client, Email)
      return true
    } catch {
      toast.info(text.accountReady)
      return false
    }
  }
}

type Wizard = Pick<SignupWizard, 'social' | 'invitation' | 'invitationToken'>

function registrationOf(values: SignupValues, { social, invitation, invitationToken }: Wizard): InputOf<typeof RegisterUser> {
  const { Password, ConfirmPassword, ...form } = {
    ...values,
    ProfileTypeId: values.ProfileTypeId ?? NO_PROFILE_TYPE,
    // One that is over is left out: the account is worth having all the same.
    InvitationToken: invitation && invitationToken,
  }
  return social
    ? { ...form, OauthProviderId: social.OauthProviderId, OauthTicket: social.OauthTicket }
    : { ...form, Password, ConfirmPassword }
}
