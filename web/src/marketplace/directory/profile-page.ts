import { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetProfileDetails } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import type { PublicProfile } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { ProfileNotFound } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { type Params, redirect } from 'react-router'
import { CallFailure } from '../../api/failure.ts'
import { ensure } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { breadcrumbsJsonLd } from '../../navigation/json-ld.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf } from '../../navigation/list-page.ts'
import type { HeadArgs, LoaderArgs } from '../../navigation/screen-module.ts'
import type { Breadcrumb } from '../../ui/Page.tsx'
import { ANY_PROPERTY, type PropertySearch } from '../search/search/search-address.ts'
import { placeOf } from './agent-texts.ts'
import { businessJsonLd } from './business-json-ld.ts'
import { pathOfProfile } from './profile-path.ts'
import { text } from './profile.text.ts'

/*
 * What the pages of agents and owners have in common: where they are, what they load, what they tell search engines.
 */

/** Rows of three. */
const LISTINGS_SHOWN = 9

/** What is no id at all cannot be the id of a profile: the same answer as for one that is gone. */
export function profileInput({ id }: Params) {
  if (!id || !isRowId(id)) throw new CallFailure(ProfileNotFound)
  return { ProfileId: id }
}

/** What they have on the market; the page of it stands in the address. */
export function listingsInput(profileId: string, params: URLSearchParams): PropertySearch {
  return { ...ANY_PROPERTY, ProfileId: profileId, PageIndex: pageIndexOf(params), PageSize: LISTINGS_SHOWN }
}

export function pathOfListingsPage(profile: PublicProfile, pageIndex: number): string {
  return withSearch(pathOfProfile(profile), { page: pageNumberOf(pageIndex) })
}

/** The profile with its listings; someone who is of the other kind has their page there. */
export async function loadProfilePage(
  { context, params, url }: LoaderArgs,
  profileType: PublicProfile['ProfileType'],
): Promise<PublicProfile> {
  const profile = await ensure(context, GetProfileDetails, profileInput(params))
  if (profile.ProfileType !== profileType) throw redirect(pathOfProfile(profile), 301)
  await ensure(context, GetAssets, listingsInput(profile.ProfileId, url.searchParams))
  return profile
}

export function profileHead({ data: profile, url }: HeadArgs<PublicProfile>): PageHead {
  const kind = profile.BusinessType ?? profile.Categories[0] ?? profile.ProfileType
  const place = placeOf(profile)
  const path = pathOfProfile(profile)
  const description = descriptionOf(profile, place ? text.whatWhere({ what: kind, place }) : kind)
  return {
    title: [profile.Name, place].filter(Boolean).join(', '),
    description,
    canonical: path,
    image: profile.Business?.Images[0]?.Sizes.at(-1)?.Webp,
    jsonLd: [profileJsonLd(profile, description, url), breadcrumbJsonLd(profile, url)],
  }
}

const DESCRIPTION_CHARACTERS = 160

/** Who they are, then as much of their own words as has room. */
function descriptionOf({ Name, About, Business }: PublicProfile, what: string): string {
  const words = `${Name}, ${what}. ${(Business?.Description ?? About ?? '').replaceAll(/\s+/g, ' ')}`.trim()
  if (words.length <= DESCRIPTION_CHARACTERS) return words
  return `${words.slice(0, DESCRIPTION_CHARACTERS).replace(/ \S*$/, '')}…`
}

/** The person or the business in schema.org's words. It says nothing that the page does not show to everyone. */
function profileJsonLd(profile: PublicProfile, description: string, url: URL): object {
  const address = new URL(pathOfProfile(profile), url).href
  const place = placeOf(profile)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': address,
    url: address,
    mainEntity: profile.Business
      ? businessJsonLd(profile, profile.Business, url)
      : {
          '@type': profile.ProfileType === 'Agent' ? 'RealEstateAgent' : 'Person',
          name: profile.Name,
          description,
          image: profile.PicPath ? new URL(profile.PicPath, url).href : undefined,
          url: address,
          telephone: profile.Phone ?? undefined,
          email: profile.Email ?? undefined,
          sameAs: profile.Website ?? undefined,
          ...(profile.ProfileType === 'Agent'
            ? { areaServed: place ?? undefined, parentOrganization: organizationOf(profile) }
            : { worksFor: organizationOf(profile) }),
        },
  }
}

function organizationOf({ CompanyName }: PublicProfile): object | undefined {
  return CompanyName ? { '@type': 'Organization', name: CompanyName } : undefined
}

/** Where the way to a page begins: businesses stand in the directory, whichever kind of profile they have. */
export function startOf({ ProfileType, Business }: PublicProfile): Breadcrumb {
  return ProfileType === 'Agent' || Business
    ? { text: text.agents, to: paths.agents() }
    : { text: text.homesAndSpaces, to: paths.properties() }
}

function breadcrumbJsonLd(profile: PublicProfile, url: URL): object {
  const start = startOf(profile)
  const way = [
    { name: start.text, path: start.to },
    { name: profile.Name, path: pathOfProfile(profile) },
  ]
  return breadcrumbsJsonLd(way, url)
}
