import type { AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { type ProfileCard, nameless } from '../../identity/profiles/profile.public.ts'
import { type ImageRow, presentImage } from '../../properties/images/image.public.ts'
import { presentTerms } from '../engagements/engagement.public.ts'
import { lastDay } from '../tenures/tenure.public.ts'
import type { AssignedAssetRow } from './assigned-assets.queries.ts'

type Around = {
  owner: ProfileCard | undefined
  image: ImageRow | undefined
  tenancy: AssignedAsset['Tenancy']
  home: AssignedAsset['Home']
}

export function presentAssignedAsset(row: AssignedAssetRow, { owner, image, tenancy, home }: Around): AssignedAsset {
  return {
    AssignmentId: row.id,
    AssetId: row.asset_id,
    Title: row.title,
    Place: row.place,
    TimeZone: row.time_zone,
    State: row.state,
    CanOpen: row.can_open,
    StartsOn: row.starts_on,
    EndsOn: lastDay(row),
    EndReason: row.end_reason,
    Owner: {
      ProfileId: row.manager_id,
      Name: owner?.Name ?? nameless.closedAccount,
      PicPath: owner?.PicPath ?? null,
      ConnectionId: row.connection_id,
    },
    Agent: row.contract_type_id === null ? null : presentTerms({ ...row, contract_type_id: row.contract_type_id }),
    Tenancy: tenancy,
    Image: image && row.can_open ? presentImage(image, row.title) : null,
    Home: home,
  }
}
