import type { Tables } from '../../database/types.generated.ts'

/** A row of `listing_facts`: everything of a listing but what only searching needs. */
export type ListingFactsRow = Omit<
  Tables['listing'],
  'parent_asset_id' | 'building_title' | 'cell' | 'fine_cell' | 'street' | 'words' | 'search_cents' | 'area_square_feet'
>
