import { BusinessNotFound } from '@keystead/contract/people/businesses/business.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type OwnBusiness, findOwnBusiness } from './deletion.queries.ts'

/** The business for which the caller acts, where it is the one that they name. */
export const businessOfCall: Resolver<OwnBusiness> = async ({ actor, db }, id) =>
  (await findOwnBusiness(db, profileActor(actor).accountId, id)) ?? fail(BusinessNotFound)
