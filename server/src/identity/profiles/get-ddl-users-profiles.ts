import type { GetDdlUsersProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { presentPerson } from './profile.present.ts'
import { listProfiles } from './profile.queries.ts'

export const getDdlUsersProfiles: Handler<typeof GetDdlUsersProfiles> = async (context) => ({
  Items: (await listProfiles(context.db, ownProfiles(accountActor(context.actor)))).map(presentPerson),
})
