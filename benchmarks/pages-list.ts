/** A page that is measured, with what its markup must hold before any script has run. */
export type MeasuredPage = {
  readonly name: string
  readonly path: string
  readonly content: Readonly<Record<string, RegExp>>
  /** Held against the goals for weight: the pages that strangers come in by. */
  readonly isWeighed: boolean
}

const HEADING = /<h1[^>]*>(?:<[^>]+>)*[^<\s]/
const PRICE = /\$[1-9][\d,]*/
const HOME_CARD = /<article[^>]*>(?:(?!<\/article>).)*?href="\/Property\//s

/** The pages in the order of a first visit. The first listing of the home page stands for all. */
export async function measuredPages(url: string, only: readonly string[]): Promise<readonly MeasuredPage[]> {
  const home = await (await fetch(url)).text()
  const listing = /href="(\/Property\/[^"]+)"/.exec(home)?.[1]
  if (!listing) throw new Error('the home page shows no listing')
  const pages: readonly MeasuredPage[] = [
    { name: 'Home', path: '/', content: { h1: HEADING, 'first card': HOME_CARD, price: PRICE }, isWeighed: true },
    { name: 'Search', path: '/Properties', content: { h1: HEADING, 'first card': HOME_CARD, price: PRICE }, isWeighed: false },
    { name: 'Property', path: listing, content: { h1: HEADING, picture: /<img[^>]+fetchPriority="high"/i, price: PRICE }, isWeighed: true },
    { name: 'Agents', path: '/Agents', content: { h1: HEADING, 'first card': /href="\/Agent\// }, isWeighed: false },
    { name: 'Sign in', path: '/Signin', content: { h1: HEADING, 'email field': /<input[^>]+type="email"/ }, isWeighed: false },
  ]
  if (only.length === 0) return pages
  const known = pages.filter(({ name }) => only.some((wanted) => name.toLowerCase().startsWith(wanted.toLowerCase())))
  if (known.length === 0) throw new Error(`none of these pages is known; there are ${pages.map(({ name }) => name).join(', ')}`)
  return known
}
