import { profileCategories } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { businessTypeName } from '@keystead/contract/people/businesses/business.values.ts'
import type { BusinessDetails, BusinessImage, BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'
import { businessPictureUrl, portraitUrl } from '@keystead/contract/values/uploads.ts'
import { allows } from '@keystead/contract/rpc/permissions.ts'
import { memberRightsOf, type SeatRow } from '../../access/seat.queries.ts'
import { missingForStrangers } from './business-fields.ts'
import type { BusinessDetailsRow, BusinessRow, CityRow } from './business.queries.ts'
import type { BusinessImageRow } from './business-image.queries.ts'

export const logoPath = ({ picture_image_id }: { picture_image_id: string | null }) =>
  picture_image_id && portraitUrl(picture_image_id, 400, 'webp')

/** As a member of it sees it. */
export function presentBusiness(row: BusinessRow, seat: SeatRow): BusinessItem {
  const seesMembers = allows(memberRightsOf(seat).rights, 'members:view')
  return {
    BusinessId: row.id,
    ProfileId: row.profile_id,
    Name: row.name,
    LogoPath: logoPath(row),
    Type: row.type,
    TypeName: businessTypeName(row.type),
    ProfileType: profileTypeName(row.profile_type_id) ?? '',
    Status: row.status,
    City: row.city,
    StateCode: row.state_code,
    Role: seat.role_name,
    IsAdministrator: seat.is_administrator,
    MembersCount: seesMembers ? row.members_count : null,
    InvitationsCount: seesMembers ? row.invitations_count : null,
  }
}

type Beside = {
  readonly seat: SeatRow
  readonly images: readonly BusinessImageRow[]
  readonly cities: readonly CityRow[]
  readonly isShown: boolean
}

export function presentBusinessDetails(row: BusinessDetailsRow, { seat, images, cities, isShown }: Beside): BusinessDetails {
  const categories = profileCategories(row.profile_type_id).filter(({ id }) => row.category_ids.includes(id))
  return {
    ...presentBusiness(row, seat),
    Version: row.version,
    LegalName: row.legal_name,
    DbaName: row.dba_name,
    EinLast4: row.ein_last4,
    LicenseNumber: row.license_number,
    LicenseStateId: row.license_state_id,
    LicenseStateCode: row.license_state_code,
    LicenseExpiresOn: row.license_expires_on,
    Description: row.description,
    Phone: row.phone && phoneText(row.phone),
    Email: row.email,
    Website: row.website,
    Address1: row.address1,
    Address2: row.address2,
    StateId: row.state_id,
    Zip: row.zip,
    ServiceAreas: cities.map((city) => ({ City: city.name, StateId: city.state_id, StateCode: city.state_code })),
    CategoryIds: row.category_ids,
    Categories: categories.map(({ name }) => name),
    Hours: row.hours,
    Images: images.map(presentBusinessImage),
    Missing: missingForStrangers(row),
    ListedAt: row.listed_at && row.listed_at.toISOString(),
    CreatedAt: row.created_at.toISOString(),
    IsShown: isShown,
    // How many homes there are is not for those who are given some of them.
    MovingIn: !seat.is_limited && row.homes_moved < row.homes_to_move ? { Done: row.homes_moved, All: row.homes_to_move } : null,
  }
}

export function presentBusinessImage(row: BusinessImageRow): BusinessImage {
  return {
    ImageId: row.id,
    Width: row.width,
    Height: row.height,
    ThumbHash: row.thumb_hash,
    Sizes: row.widths.map((width) => ({
      Width: width,
      Webp: businessPictureUrl(row.id, width, 'webp'),
      Avif: businessPictureUrl(row.id, width, 'avif'),
    })),
    Caption: row.caption,
    AltText: row.alt_text,
  }
}
