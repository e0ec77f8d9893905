import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { callAtOnce } from '../api/call.ts'
import { forgetKeptHomes } from '../sessions/kept-homes.ts'
import { dropForms } from '../browser/open-forms.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { clearSelections } from '../sessions/selection.ts'
import { releaseSession, rememberLoginEmail, sessionChanged } from '../sessions/session.ts'

/**
 * After a sign-in over a page whose session had ended, or a switch to another profile elsewhere. The same person goes on, in the profile
 * they were in. Anyone else starts empty, in a page that is loaded again; then this never answers.
 */
export async function goOnAs(now: SessionRecord, ended: SessionRecord): Promise<void> {
  if (now.AccountId !== ended.AccountId) return startEmpty()
  const wanted = ended.Profile?.ProfileId
  if (wanted !== undefined && now.Profile?.ProfileId !== wanted) await callAtOnce(SwitchUserProfile, { ProfileId: wanted })
  rememberLoginEmail(now.Email)
  releaseSession()
  sessionChanged()
}

function startEmpty(): Promise<never> {
  clearSelections()
  forgetKeptHomes()
  dropForms()
  releaseSession()
  sessionChanged()
  window.location.assign(paths.dashboard())
  return new Promise(() => {})
}
