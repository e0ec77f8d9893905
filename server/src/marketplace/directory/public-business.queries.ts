import type { OpeningTime } from '@keystead/contract/people/businesses/opening-time.schemas.ts'
import { MOST_OF_A_TEAM } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import type { BusinessType } from '@keystead/contract/people/businesses/business.values.ts'
import { type Db, first, prepare } from '../../database/db.ts'

type AreaRow = { city: string; state_code: string }
type TeamRow = { first_name: string | null; last_name: string | null; title: string | null; picture_image_id: string | null }
type PictureRow = {
  id: string
  width: number
  height: number
  widths: number[]
  thumb_hash: string
  caption: string | null
  alt_text: string | null
}

export type PublicBusinessRow = {
  id: string
  type: BusinessType
  legal_name: string | null
  dba_name: string | null
  description: string | null
  license_number: string | null
  license_state_code: string | null
  /** A day, `2026-11-20`. */
  license_expires_on: string | null
  phone: string | null
  email: string | null
  website: string | null
  address1: string | null
  address2: string | null
  city_name: string | null
  state_code: string | null
  zip: string | null
  time_zone: string | null
  hours: OpeningTime[]
  areas: AreaRow[]
  pictures: PictureRow[]
  team: TeamRow[]
}

/**
 * In one statement. The views let through what is listed and who agreed to be shown; of those who did, accounts that are closed or disabled are
 * left out, and pictures are those of their own profiles.
 */
const publicBusiness = prepare<PublicBusinessRow, [string]>(
  'public-business',
  `select b.id, b.type, b.legal_name, b.dba_name, b.description, b.license_number, licensed.code as license_state_code, b.license_expires_on,
     b.phone, b.email, b.website, b.address1, b.address2, city.name as city_name, state.code as state_code, b.zip, city.time_zone, b.hours,
     (select coalesce(json_agg(json_build_object('city', c.name, 'state_code', s.code) order by c.name, s.code), '[]')
      from place_city c join place_state s on s.id = c.state_id where c.id = any(b.service_city_ids)) as areas,
     (select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'widths', i.widths, 'thumb_hash', i.thumb_hash,
        'caption', i.caption, 'alt_text', i.alt_text) order by i.sort_order, i.id), '[]')
      from listed_business_image i where i.business_id = b.id) as pictures,
     (select coalesce(json_agg(json_build_object('first_name', shown.first_name, 'last_name', shown.last_name, 'title', shown.title,
        'picture_image_id', shown.picture_image_id) order by shown.joined_at, shown.id), '[]')
      from (
        select t.id, t.joined_at, t.title, coalesce(h.first_name, p.first_name) as first_name, coalesce(h.last_name, p.last_name) as last_name,
          p.picture_image_id
        from listed_team t join account_holder h on h.id = t.person_account_id and h.status = 'A'
        left join profile_card p on p.id = h.default_profile_id and p.account_id = h.id and p.status = 'A'
        where t.business_id = b.id order by t.joined_at, t.id limit ${MOST_OF_A_TEAM}
      ) as shown) as team
   from listed_business b left join place_city city on city.id = b.city_id left join place_state state on state.id = b.state_id
   left join place_state licensed on licensed.id = b.license_state_id
   where b.profile_id = $1`,
)

/** What a listed business says of itself, by its profile; null where it is not listed. */
export async function findPublicBusiness(db: Db, profileId: string): Promise<PublicBusinessRow | null> {
  return first(await db.prepared(publicBusiness, [profileId]))
}
