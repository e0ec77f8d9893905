import type { PublicBusiness, PublicProfile } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import type { BusinessType } from '@keystead/contract/people/businesses/business.values.ts'
import { pathOfProfile } from './profile-path.ts'

/** A local business is an organization that has hours. */
const KINDS: Readonly<Record<BusinessType, 'RealEstateAgent' | 'LocalBusiness'>> = {
  brokerage: 'RealEstateAgent',
  management: 'RealEstateAgent',
  landlord: 'LocalBusiness',
  developer: 'LocalBusiness',
  services: 'LocalBusiness',
}
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A business in schema.org's words. It says nothing that its page does not show to everyone. */
export function businessJsonLd(profile: PublicProfile, business: PublicBusiness, url: URL): object {
  const absolute = (path: string | undefined | null) => (path ? new URL(path, url).href : undefined)
  return {
    '@type': KINDS[business.Type],
    name: profile.Name,
    legalName: business.LegalName ?? undefined,
    description: business.Description ?? undefined,
    url: absolute(pathOfProfile(profile)),
    logo: absolute(profile.PicPath),
    image: someOf(business.Images.flatMap(({ Sizes }) => absolute(Sizes.at(-1)?.Webp) ?? [])) ?? absolute(profile.PicPath),
    telephone: business.Phone ?? undefined,
    email: business.Email ?? undefined,
    sameAs: business.Website ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.Street ?? undefined,
      addressLocality: profile.City ?? undefined,
      addressRegion: profile.StateCode ?? undefined,
      postalCode: business.Zip ?? undefined,
      addressCountry: 'US',
    },
    areaServed: someOf(business.ServiceAreas.map(({ City, StateCode }) => ({ '@type': 'City', name: `${City}, ${StateCode}` }))),
    openingHoursSpecification: someOf(
      business.Hours.map(({ Day, From, To }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[Day - 1]}`,
        opens: From,
        closes: To,
      })),
    ),
    member: someOf(business.Team.map(({ Name, Title }) => ({ '@type': 'Person', name: Name, jobTitle: Title ?? undefined }))),
  }
}

function someOf<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined
}
