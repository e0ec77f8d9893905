import type { GetDdlUsers } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { presentPerson } from './profile.present.ts'
import { listPickablePeople } from './profile.queries.ts'

export const getDdlUsers: Handler<typeof GetDdlUsers> = async (context, input) => {
  const actor = profileActor(context.actor)
  const rows = await listPickablePeople(context.db, ownProfiles(actor), {
    text: input.Text,
    profileTypeId: input.ProfileTypeId ?? null,
    forProfileId: actor.profileId,
  })
  return { Items: rows.map(presentPerson) }
}
