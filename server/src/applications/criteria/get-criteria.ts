import type { GetHomeCriteria, GetListingCriteria, GetUsualCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { criteriaAt, presentCriteria } from './criteria-at.ts'
import { findHome, findLatest, findOfferedBy, listVersions } from './criteria.queries.ts'

export const getListingCriteria: Handler<typeof GetListingCriteria> = async ({ db }, { AssetId: assetId }) => {
  const profileId = await findOfferedBy(db, assetId)
  const row = profileId === null ? null : criteriaAt(await listVersions(db, { profileId, assetId }), null)
  return { Criteria: row && presentCriteria(row) }
}

export const getUsualCriteria: Handler<typeof GetUsualCriteria> = async ({ db, actor }) => {
  const row = await findLatest(db, profileActor(actor).profileId, null)
  return { Version: row?.version ?? 0, Criteria: row && presentCriteria(row) }
}

export const getHomeCriteria: Handler<typeof GetHomeCriteria, ReachedAsset> = async ({ db }, { AssetId }) => {
  const home = await findHome(db, AssetId)
  const versions = await listVersions(db, { profileId: home.managing_profile_id, assetId: AssetId })
  const own = versions.find(({ asset_id }) => asset_id !== null)
  const held = criteriaAt(versions, null)
  return {
    AssetId,
    HomeTitle: home.title,
    Version: own?.version ?? 0,
    FollowsUsual: own?.follows_usual ?? true,
    Criteria: held && presentCriteria(held),
  }
}
