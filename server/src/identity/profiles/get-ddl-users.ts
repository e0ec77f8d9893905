import { WhoIsKnownByName } from '@keystead/contract/identity/profiles/profile.events.ts'
import type { GetDdlUsers } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { profileOfBusiness } from './profile.access.ts'
import { presentPerson } from './profile.present.ts'
import { listPickablePeople } from './profile.queries.ts'

export const getDdlUsers: Handler<typeof GetDdlUsers> = async (context, input) => {
  const actor = accountActor(context.actor)
  const { events } = context.services
  const known = await events.ask(context, WhoIsKnownByName, { profileId: actor.actingFor.profileId, text: input.Text })
  const rows = await listPickablePeople(context.db, profileOfBusiness(actor.actingFor), {
    text: input.Text,
    profileTypeId: input.ProfileTypeId ?? null,
    knownIds: known.flat(),
  })
  return { Items: rows.map(presentPerson) }
}
