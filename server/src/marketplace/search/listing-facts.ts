import type { Tables } from '../../database/types.generated.ts'

/** A row of `listing_facts`: everything of a listing but what only searching needs. */
export type ListingFactsRow = Omit<
  Tables['listing'],
  | 'profile_id'
  | 'parent_asset_id'
  | 'building_title'
  | 'city_id'
  | 'cell'
  | 'fine_cell'
  | 'street'
  | 'words'
  | 'search_cents'
  | 'area_square_feet'
  | 'floor_number'
  | 'smoking_id'
  | 'last_month_upfront'
  | 'pet_deposit_cents'
  | 'pet_rent_cents'
  | 'move_in_fees'
  | 'lease_rate_cents'
  | 'cam_charges_cents'
  | 'improvement_allowance_cents'
  | 'ceiling_height'
  | 'loading_docks'
  | 'power'
>
