import { GetTopAssets } from '@keystead/contract/assets/properties/property.operations.ts'
import { ensure, useLoaded } from '../api/query.ts'
import { PRODUCT_NAME, type PageHead } from '../app/head.ts'
import { paths } from '../app/paths.ts'
import type { HeadArgs, LoaderArgs } from '../app/screens.ts'
import { useSession } from '../app/session.ts'
import { CallToSignUp, HowItWorks, WhatItCosts } from './home/HomeParts.tsx'
import { HomeHero } from './home/HomeHero.tsx'
import { NewListings } from './home/NewListings.tsx'

const NEWEST = { Count: 9 }
const DESCRIPTION =
  'Search homes and spaces to rent or buy, listed by their owners. Owners, agents and tenants manage leases, rent and repairs in one place.'

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetTopAssets, NEWEST)
}

export function head({ url }: HeadArgs): PageHead {
  const home = new URL(paths.home(), url).href
  return {
    title: 'Homes to rent or buy, and one place to run them',
    description: DESCRIPTION,
    canonical: paths.home(),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: PRODUCT_NAME,
      url: home,
      description: DESCRIPTION,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${new URL(paths.properties(), url).href}?place={place}` },
        'query-input': 'required name=place',
      },
    },
  }
}

/** The first page: a search over a row of houses, then what is new, how it works, and what it costs. */
export function HomeScreen() {
  const { Items } = useLoaded(GetTopAssets, NEWEST)
  const isVisitor = useSession() === null
  return (
    <>
      <HomeHero />
      <NewListings listings={Items} />
      <HowItWorks />
      <WhatItCosts />
      {isVisitor && <CallToSignUp />}
    </>
  )
}
