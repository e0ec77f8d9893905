import type { PublicBusiness } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { madeAltText } from '@keystead/contract/properties/images/image.values.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'
import { businessPictureUrl } from '@keystead/contract/values/uploads.ts'
import { presentPicture } from '../../identity/profiles/profile.public.ts'
import type { PublicBusinessRow } from './public-business.queries.ts'

export function presentPublicBusiness(row: PublicBusinessRow, name: string): PublicBusiness {
  return {
    BusinessId: row.id,
    Type: row.type,
    LegalName: row.legal_name,
    DbaName: row.dba_name,
    Description: row.description,
    Images: row.pictures.map((picture, position) => presentBusinessPicture(picture, madeAltText(name, position + 1, null))),
    License:
      row.license_number === null
        ? null
        : { Number: row.license_number, StateCode: row.license_state_code, ExpiresOn: row.license_expires_on },
    ServiceAreas: row.areas.map((area) => ({ City: area.city, StateCode: area.state_code })),
    Hours: row.hours,
    TimeZone: row.time_zone,
    Phone: row.phone && phoneText(row.phone),
    Email: row.email,
    Website: row.website,
    Street: joined(', ', row.address1, row.address2),
    Zip: row.zip,
    AddressLine: joined(', ', row.address1, row.address2, row.city_name, joined(' ', row.state_code, row.zip)),
    Team: row.team.flatMap(presentOfTeam),
  }
}

function presentBusinessPicture(picture: PublicBusinessRow['pictures'][number], madeText: string): PublicBusiness['Images'][number] {
  return {
    ImageId: picture.id,
    Caption: picture.caption,
    AltText: picture.alt_text ?? picture.caption ?? madeText,
    Width: picture.width,
    Height: picture.height,
    Placeholder: picture.thumb_hash,
    Sizes: picture.widths.map((width) => ({
      Width: width,
      Webp: businessPictureUrl(picture.id, width, 'webp'),
      Avif: businessPictureUrl(picture.id, width, 'avif'),
    })),
  }
}

/** One without any name is no one whom a page could show. */
function presentOfTeam(member: PublicBusinessRow['team'][number]): PublicBusiness['Team'] {
  const name = joined(' ', member.first_name, member.last_name)
  return name === null ? [] : [{ Name: name, Title: member.title, PicPath: presentPicture(member) }]
}

function joined(separator: string, ...parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(separator) || null
}
