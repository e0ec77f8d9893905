import { ProfileExists, ProfileNotFound } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { lookUpCities } from '../../places/reference-data/reference-data.public.ts'
import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type ProfileDetailsRow, findProfileDetails, isStateOf, lockProfileDetails } from './profile-details.queries.ts'

export async function getProfileDetails(db: Db, scope: Scope<'profile'>, profileId: string): Promise<ProfileDetailsRow> {
  return (await findProfileDetails(db, scope, profileId)) ?? fail(ProfileNotFound)
}

export async function getLockedProfile(db: Db, scope: Scope<'profile'>, profileId: string): Promise<ProfileDetailsRow> {
  return (await lockProfileDetails(db, scope, profileId)) ?? fail(ProfileNotFound)
}

const ONE_OF_A_KIND = 'profile_account_id_profile_type_id_account_type_id_key'

/** An account has one profile of a kind; of two calls at once the second is told, too. */
export async function orProfileExists<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (violatedConstraint(error) !== ONE_OF_A_KIND) throw error
    return fail(ProfileExists)
  }
}

/** A state of the US, or none; an unknown one is told at its field. */
export async function checkedState(db: Db, field: string, label: string, stateId: number | null): Promise<number | null> {
  if (stateId !== null && !(await isStateOf(db, UNITED_STATES_ID, stateId))) failField(field, invalidMessage(label))
  return stateId
}

/** The city where someone works; one that is not in its state is told at its field. */
export async function workplaceOf(
  db: Db,
  { City, StateId }: { City: string | null; StateId: number | null },
): Promise<{ city_id: number | null; state_id: number | null }> {
  if (City === null || StateId === null) return { city_id: null, state_id: null }
  const [place] = await lookUpCities(db, [{ city: City, stateId: StateId }])
  return place ? { city_id: place.cityId, state_id: place.stateId } : failField('City', invalidMessage('City'))
}
