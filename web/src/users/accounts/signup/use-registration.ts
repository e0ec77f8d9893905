import { Login, RegisterUser } from '@keystead/contract/users/accounts/account.operations.ts'
import { NO_PROFILE_TYPE } from '@keystead/contract/users/profiles/profile.values.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { CallFailure } from '../../../api/failure.ts'
import { useCommand } from '../../../api/query.ts'
import { safeReturnTo } from '../../../app/guard.ts'
import { paths } from '../../../app/paths.ts'
import { signedIn } from '../../../app/session-flow.ts'
import { toast } from '../../../ui/toast.tsx'
import type { SignupValues } from './signup-draft.ts'
import type { SignupWizard } from './use-signup-wizard.ts'

/** Makes the account, signs in to it, and goes where the person was heading. */
export function useRegistration(wizard: SignupWizard): (values: SignupValues) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const registration = useCommand(RegisterUser)
  const login = useCommand(Login)
  const returnTo = search.get('returnTo')

  return async function register(values) {
    const profileTypeId = values.ProfileTypeId ?? NO_PROFILE_TYPE
    try {
      await registration.run({ ...values, ProfileTypeId: profileTypeId })
    } catch (error) {
      if (error instanceof CallFailure && wizard.goToProblem(error.fields)) return
      throw error
    }
    wizard.finish()
    if (await signIn(values)) await navigate(profileTypeId === NO_PROFILE_TYPE ? paths.createProfile() : safeReturnTo(returnTo))
    else await navigate(paths.signin({ email: values.Email, returnTo }))
  }

  /** False when the account is there but the sign-in did not work: that can be done by hand. */
  async function signIn({ Email, Password }: SignupValues): Promise<boolean> {
    try {
      await login.run({ Email, Password })
      signedIn(client, Email)
      return true
    } catch {
      toast.info('Your account is ready. Please sign in.')
      return false
    }
  }
}
