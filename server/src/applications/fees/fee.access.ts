import { type Scope, scope } from '../../rpc/scope.ts'
import type { ApplicationRow } from '../applications/application.public.ts'

/** The home of an application, as one of those who decide on it: they bill who applies, by the applicant’s own press. */
export function homeOfApplication({ account_id, profile_id }: Pick<ApplicationRow, 'account_id' | 'profile_id'>): Scope<'asset'> {
  return scope({ accountId: account_id, profileId: profile_id })
}
