import {
  CriteriaChanged,
  CriteriaFairHousing,
  type SaveHomeCriteria,
  type SaveUsualCriteria,
} from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { messages } from '@keystead/contract/applications/criteria/criteria-messages.text.ts'
import { fairHousingWarnings } from '@keystead/contract/properties/properties/fair-housing.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findHome, findLatest, insertCriteria, type NewCriteria } from './criteria.queries.ts'

type Said = Omit<ParsedInputOf<typeof SaveUsualCriteria>, 'Version'>

/** Strangers read it as they read a listing, so its words are looked at in the same way. */
function checkWords({ Text, FairHousingReviewed }: Said): void {
  if (!FairHousingReviewed && fairHousingWarnings(Text).length > 0) fail(CriteriaFairHousing, { FairHousingReviewed: messages.fairHousing })
}

function columnsOf(said: Said): NewCriteria {
  return {
    follows_usual: false,
    income_times: said.IncomeTimes,
    min_credit_score: said.MinCreditScore,
    eviction_years: said.EvictionYears,
    needs_landlord_reference: said.NeedsLandlordReference,
    max_residents: said.MaxResidents,
    allows_guarantor: said.AllowsGuarantor,
    text: said.Text,
  }
}

const AS_USUAL: NewCriteria = {
  follows_usual: true,
  income_times: null,
  min_credit_score: null,
  eviction_years: null,
  needs_landlord_reference: false,
  max_residents: null,
  allows_guarantor: false,
  text: null,
}

export const saveUsualCriteria: Handler<typeof SaveUsualCriteria> = async ({ db, actor, audit }, { Version, ...said }) => {
  checkWords(said)
  const { accountId, profileId } = profileActor(actor)
  if (((await findLatest(db, profileId, null))?.version ?? 0) !== Version) fail(CriteriaChanged)
  const place = { accountId, profileId, assetId: null, version: Version + 1 }
  const version = (await insertCriteria(db, place, columnsOf(said))) ?? fail(CriteriaChanged)
  audit(profileId, { version })
  return { Version: version }
}

export const saveHomeCriteria: Handler<typeof SaveHomeCriteria, ReachedAsset> = async (context, input) => {
  const { AssetId, Version, FollowsUsual, ...said } = input
  const { db, audit } = context
  if (!FollowsUsual) checkWords(said)
  const home = await findHome(db, AssetId)
  if (((await findLatest(db, home.managing_profile_id, AssetId))?.version ?? 0) !== Version) fail(CriteriaChanged)
  const place = { accountId: home.account_id, profileId: home.managing_profile_id, assetId: AssetId, version: Version + 1 }
  const version = (await insertCriteria(db, place, FollowsUsual ? AS_USUAL : columnsOf(said))) ?? fail(CriteriaChanged)
  audit(AssetId, { version })
  return { AssetId, Version: version }
}
