import { PersonNotFound } from '@keystead/contract/leasing/persons/person.operations.ts'
import { type LockedPerson, lockPersons } from '../../identity/persons/person.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'

/** Persons belong to the account that has written them down, whichever of its profiles did. */
export const personOfCall: Resolver<LockedPerson> = (context, personId) => lockPersonOf(context, personId)

/** A person of the caller's account who has not accepted; foreign, erased and accepted ones are answered as missing. */
export async function lockPersonOf({ db, actor }: Pick<CallContext, 'db' | 'actor'>, personId: string): Promise<LockedPerson> {
  const [person] = await lockPersons(db, profileActor(actor).accountId, [personId])
  return person ?? fail(PersonNotFound)
}
