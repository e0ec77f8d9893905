import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { INVITED_OUTCOMES, InvitePersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { EmailNotConfirmed, TooManyAddresses } from '@keystead/contract/people/connections/connection.operations.ts'
import { type LockedPerson, lockPersons } from '../../identity/persons/person.public.ts'
import { getSender, invite, lockInvitationsOf } from '../../people/connections/connection.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { listResidences } from '../leases/lease.public.ts'
import { text as refusal } from './person-refusal.text.ts'

type Outcome = { outcome: (typeof INVITED_OUTCOMES)[number]; reason: string | null }

export const invitePersons: Handler<typeof InvitePersons> = async (context, { PersonIds, Message }) => {
  const { db } = context
  const { accountId, profileId } = profileActor(context.actor)
  if (!(await getSender(db, accountId, profileId)).isConfirmed) fail(EmailNotConfirmed)
  const persons = new Map((await lockPersons(db, accountId, PersonIds)).map((person) => [person.id, person]))
  const results = []
  for (const id of PersonIds) {
    const person = persons.get(id)
    const { outcome, reason } = person
      ? await invitePerson(context, person, Message)
      : { outcome: 'refused' as const, reason: refusal.gone }
    results.push({ PersonId: id, Name: person ? `${person.first_name} ${person.last_name}` : null, Outcome: outcome, Reason: reason })
  }
  context.audit(profileId, { invited: results.filter(({ Outcome }) => Outcome === 'sent').length })
  return { Results: results }
}

async function invitePerson(context: CallContext, person: LockedPerson, message: string | null): Promise<Outcome> {
  if (person.email === null) return refused(refusal.noEmail)
  const home = (await listResidences(context.db, person.id)).find(({ is_draft, is_open }) => is_open && !is_draft)
  if (!home) return refused(refusal.noHome)
  // Of whichever profile of the account: a person gets no second email while the first waits for an answer.
  const waiting = { accountId: profileActor(context.actor).accountId, email: person.email, typeId: PROFILE_TYPES.Tenant }
  if ((await lockInvitationsOf(context.db, waiting)).some(({ is_over: isOver }) => !isOver)) return { outcome: 'open', reason: null }
  try {
    const { state } = await invite(context, {
      email: person.email,
      profileTypeId: PROFILE_TYPES.Tenant,
      name: `${person.first_name} ${person.last_name}`,
      message,
      home: home.place,
      reuseOpen: true,
    })
    return state === 'they-asked' ? refused(refusal.askedYou) : { outcome: state, reason: null }
  } catch (error) {
    // What is used up is so for all that follow.
    if (!(error instanceof CallFailure) || error.definition === TooManyAddresses) throw error
    return refused(Object.values(error.fields ?? {})[0] ?? error.definition.message)
  }
}

function refused(reason: string): Outcome {
  return { outcome: 'refused', reason }
}
