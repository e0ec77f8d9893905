import type { ApplicantInput } from '@keystead/contract/applications/applications/application.forms.ts'
import { TooManyApplicants } from '@keystead/contract/applications/applications/application.operations.ts'
import { MAIN_APPLICANTS, MAX_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { findNameOf, listAccountsOf } from '../../identity/profiles/profile.public.ts'
import { listConnectedAmong } from '../../people/connections/connection.public.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { cutTo } from '../../text/cut-to.ts'
import { type ApplicationRow, type FormRow, insertForm, type NewForm } from './application.queries.ts'

const LONGEST_NAME = 120

type Inviting = {
  /** Who names them, and is connected with each. */
  readonly byProfileId: string
  readonly application: Pick<ApplicationRow, 'id' | 'account_id' | 'asset_id'>
  /** Those that there are. */
  readonly forms: readonly Pick<FormRow, 'profile_id' | 'applicant_type_id' | 'ended_at'>[]
}

/** Adds a form for each of these people, which is still to be given to them. What is wrong with one of them is told at their place. */
export async function addApplicants(db: Db, people: readonly ApplicantInput[], inviting: Inviting): Promise<FormRow['id'][]> {
  const { byProfileId, application, forms } = inviting
  const open = forms.filter(({ ended_at }) => ended_at === null)
  if (open.length + people.length > MAX_APPLICANTS) fail(TooManyApplicants)
  const wanted = people.map(({ ProfileId }) => ProfileId)
  const connected = await listConnectedAmong(db, byProfileId, wanted)
  const accounts = await listAccountsOf(db, wanted)
  const ids: string[] = []
  for (const [index, { ProfileId, ApplicantTypeId }] of people.entries()) {
    const at = (field: string, message: string) => failField(`Applicants.${index}.${field}`, message)
    const accountId = accounts.get(ProfileId)
    if (ProfileId === byProfileId || !accountId || !connected.has(ProfileId)) at('ProfileId', messages.notConnected)
    if (accountId === application.account_id) at('ProfileId', messages.applicantIsManager)
    if (open.some((form) => form.profile_id === ProfileId)) at('ProfileId', messages.applicantTwice)
    if (MAIN_APPLICANTS.includes(ApplicantTypeId) && open.some(({ applicant_type_id }) => MAIN_APPLICANTS.includes(applicant_type_id)))
      at('ApplicantTypeId', messages.noApplicant)
    const name = cutTo((await findNameOf(db, ProfileId)) ?? '', LONGEST_NAME)
    const form = { applicantTypeId: ApplicantTypeId, profileId: ProfileId, profileAccountId: accountId!, name, filledByAccountId: null }
    ids.push(await addForm(db, application, form))
  }
  return ids
}

export function addForm(db: Db, { id, account_id, asset_id }: Inviting['application'], form: NewForm): Promise<string> {
  return insertForm(db, { id, accountId: account_id, assetId: asset_id }, form)
}
