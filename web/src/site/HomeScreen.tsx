import { GetTopAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetTestimonials } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import { GetPricingPlans } from '@keystead/contract/platform/plans/plan.operations.ts'
import { GetTopAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { ensure, useLoaded } from '../api/query.ts'
import { PRODUCT_NAME, type PageHead } from '../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { HeadArgs, LoaderArgs } from '../navigation/screen-module.ts'
import { useSession } from '../sessions/session.ts'
import { CallToSignUp, HowItWorks } from './home/HomeParts.tsx'
import { HomeHero } from './home/HomeHero.tsx'
import { HomePlans } from './home/HomePlans.tsx'
import { NewListings } from './home/NewListings.tsx'
import { TopAgents } from './home/TopAgents.tsx'
import { WhatPeopleSay } from './home/WhatPeopleSay.tsx'
import { text } from './home/home.text.ts'

const NEWEST = { Count: 9 }
const TOP_AGENTS = { Count: 6 }
const TESTIMONIALS = { PageSize: 3 }
const DESCRIPTION = text.searchHomesAndSpacesTo

export async function loader({ context }: LoaderArgs): Promise<null> {
  await Promise.all([
    ensure(context, GetTopAssets, NEWEST),
    ensure(context, GetTopAgents, TOP_AGENTS),
    ensure(context, GetTestimonials, TESTIMONIALS),
    ensure(context, GetPricingPlans, {}),
  ])
  return null
}

export function head({ url }: HeadArgs): PageHead {
  const home = new URL(paths.home(), url).href
  return {
    title: text.homesToRentOrBuy,
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
  const agents = useLoaded(GetTopAgents, TOP_AGENTS)
  const testimonials = useLoaded(GetTestimonials, TESTIMONIALS)
  const { Plans } = useLoaded(GetPricingPlans, {})
  const isVisitor = useSession() === null
  return (
    <>
      <HomeHero />
      <NewListings listings={Items} />
      {agents.Items.length > 0 && <TopAgents agents={agents.Items} />}
      <HowItWorks />
      {testimonials.Items.length > 0 && <WhatPeopleSay testimonials={testimonials.Items} />}
      <HomePlans plans={Plans} />
      {isVisitor && <CallToSignUp />}
    </>
  )
}
