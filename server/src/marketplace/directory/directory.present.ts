import type { AgentCard, PublicProfile } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { languageNames } from '@keystead/contract/identity/profiles/languages.ts'
import { PROFILE_TYPES, accountTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { businessTypeName } from '@keystead/contract/people/businesses/business.values.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'
import { presentCategories, presentName, presentPicture } from '../../identity/profiles/profile.public.ts'
import type { AgentRow, PublicProfileRow } from './directory.queries.ts'
import { presentPublicBusiness } from './public-business.present.ts'
import type { PublicBusinessRow } from './public-business.queries.ts'

export function presentAgentCard(row: AgentRow): AgentCard {
  return {
    ...presentFace(row),
    DistanceMiles: row.distance_miles === null ? null : Math.round(row.distance_miles * 10) / 10,
  }
}

export function presentPublicProfile(row: PublicProfileRow, brand: PublicProfile['Brand']): PublicProfile {
  return {
    ...presentFace(row),
    AccountType: accountTypeName(row.account_type_id) ?? '',
    About: row.about,
    AboutCompany: row.about_company,
    Website: row.website,
    LicenseNumber: row.license_number,
    LicenseStateCode: row.license_state_code,
    Languages: languageNames(row.language_ids),
    Phone: row.public_phone && phoneText(row.public_phone),
    Email: row.public_email,
    PlaceLine: row.public_place_line,
    MemberSince: row.member_since,
    Brand: brand,
    Business: null,
  }
}

/** A business as strangers see it. What its profile said of the person who founded it is no longer said. */
export function presentBusinessProfile(row: PublicProfileRow, business: PublicBusinessRow, brand: PublicProfile['Brand']): PublicProfile {
  return {
    ...presentPublicProfile(
      {
        ...row,
        about: null,
        about_company: null,
        language_ids: [],
        public_phone: null,
        public_email: null,
        public_place_line: null,
      },
      brand,
    ),
    Business: presentPublicBusiness(business, presentName(row)),
  }
}

function presentFace(row: Omit<AgentRow, 'distance_miles'>): Omit<AgentCard, 'DistanceMiles'> {
  return {
    ProfileId: row.id,
    ProfileType: row.profile_type_id === PROFILE_TYPES.Agent ? 'Agent' : 'Owner',
    BusinessType: row.business_type && businessTypeName(row.business_type),
    Name: presentName(row),
    PicPath: presentPicture(row),
    CompanyName: row.is_business ? null : row.company_name,
    Categories: presentCategories(row),
    City: row.city_name,
    StateCode: row.state_code,
    ServiceRadiusMiles: row.service_radius_miles,
    YearsExperience: row.is_business ? null : row.years_experience,
    ListingsCount: row.listings_count,
  }
}
