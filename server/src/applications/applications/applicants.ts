import type { ApplicantInput } from '@keystead/contract/applications/applications/application.forms.ts'
import { TooManyApplicants } from '@keystead/contract/applications/applications/application.operations.ts'
import { MAIN_APPLICANTS, MAX_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { findNameOf, getAccountHolder, listAccountsOf } from '../../identity/profiles/profile.public.ts'
import { listConnectedAmong } from '../../people/connections/connection.public.ts'
import { accountActor, type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { cutTo } from '../../text/cut-to.ts'
import { type ApplicationRow, type FormRow, insertForm, type NewForm } from './application.queries.ts'

const LONGEST_NAME = 120

/** As a form calls its person. */
export async function cutName(db: Db, profileId: string): Promise<string> {
  return cutTo((await findNameOf(db, profileId)) ?? '', LONGEST_NAME)
}

type Inviting = {
  /** Who names them, and is connected with each whom they do not name by an email. */
  readonly by: { readonly profileId: string; readonly email: string | null }
  readonly application: Pick<ApplicationRow, 'id' | 'account_id' | 'asset_id'>
  /** Those that there are. */
  readonly forms: readonly Pick<FormRow, 'profile_id' | 'applicant_type_id' | 'ended_at' | 'invite_email'>[]
}

/** Adds a form for each of these people, which is still to be given to them. What is wrong with one of them is told at their place. */
export async function addApplicants(db: Db, people: readonly ApplicantInput[], inviting: Inviting): Promise<FormRow['id'][]> {
  const { by, application, forms } = inviting
  const open = forms.filter(({ ended_at }) => ended_at === null)
  if (open.length + people.length > MAX_APPLICANTS) fail(TooManyApplicants)
  const wanted = people.flatMap(({ ProfileId }) => ProfileId ?? [])
  const known = { connected: await listConnectedAmong(db, by.profileId, wanted), accounts: await listAccountsOf(db, wanted) }
  const ids: string[] = []
  for (const [index, person] of people.entries()) {
    const at = (field: string, message: string) => failField(`Applicants.${index}.${field}`, message)
    const isMain = MAIN_APPLICANTS.includes(person.ApplicantTypeId)
    if (isMain && open.some(({ applicant_type_id }) => MAIN_APPLICANTS.includes(applicant_type_id)))
      at('ApplicantTypeId', messages.noApplicant)
    const form =
      person.ProfileId === null ? byEmail(person, { at, by, open }) : await byProfile(db, person.ProfileId, { at, inviting, open, known })
    ids.push(await addForm(db, application, { ...form, applicantTypeId: person.ApplicantTypeId, filledByAccountId: null }))
  }
  return ids
}

/** Who names people: as which profile, and with which address of their own. */
export async function namingBy({ db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<Inviting['by']> {
  const { email } = await getAccountHolder(db, accountActor(actor).accountId)
  return { profileId: profileActor(actor).profileId, email }
}

type Person = Omit<NewForm, 'applicantTypeId' | 'filledByAccountId'>
type Placed = { readonly at: (field: string, message: string) => never; readonly open: Inviting['forms'] }
type Known = { readonly connected: ReadonlySet<string>; readonly accounts: ReadonlyMap<string, string> }

async function byProfile(
  db: Db,
  profileId: string,
  { at, inviting, open, known }: Placed & { readonly inviting: Inviting; readonly known: Known },
): Promise<Person> {
  const accountId = known.accounts.get(profileId)
  if (profileId === inviting.by.profileId || !accountId || !known.connected.has(profileId)) at('ProfileId', messages.notConnected)
  if (accountId === inviting.application.account_id) at('ProfileId', messages.applicantIsManager)
  if (open.some((form) => form.profile_id === profileId)) at('ProfileId', messages.applicantTwice)
  return { profileId, profileAccountId: accountId!, name: await cutName(db, profileId), email: null }
}

/** Whose address it is, is not looked at: who takes the form is known then. */
function byEmail({ Name, Email }: ApplicantInput, { at, by, open }: Placed & Pick<Inviting, 'by'>): Person {
  if (Email === by.email?.toLowerCase()) at('Email', messages.ownAddress)
  if (open.some(({ invite_email }) => invite_email === Email)) at('Email', messages.applicantTwice)
  return { profileId: null, profileAccountId: null, name: Name!, email: Email }
}

export function addForm(db: Db, { id, account_id, asset_id }: Inviting['application'], form: NewForm): Promise<string> {
  return insertForm(db, { id, accountId: account_id, assetId: asset_id }, form)
}
