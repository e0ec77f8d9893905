import { Readable } from 'node:stream'
import { FEED_REASONS } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import type { Services } from '../../rpc/services.ts'
import { xmlDocument, xmlText } from '../../text/xml.ts'
import { feedItself } from './feed.access.ts'
import { type FeedListingRow, type FeedPlace, type FeedRow, listFeedImages, listFeedListings } from './feed.queries.ts'
import { type ResoListing, type ResoValue, resoListing } from './reso-listing.ts'

/*
 * A feed is written while it is sent, part by part, so that a hundred thousand listings take no more memory than five
 * hundred. What is left out comes behind, with the reasons.
 */

const LISTINGS_AT_ONCE = 500

export type FeedFormat = 'json' | 'xml'

type Entry = { readonly row: FeedListingRow; readonly listing: ResoListing | null }

export function feedDocument(services: Services, feed: FeedRow, format: FeedFormat, origin: string): Readable {
  const entries = entriesOf(services, feed, origin)
  const head = { Name: feed.name, Generated: services.clock.now().toISOString(), Vocabulary: 'RESO Data Dictionary' }
  return Readable.from(format === 'json' ? jsonOf(head, entries) : xmlOf(head, entries))
}

async function* entriesOf(services: Services, feed: FeedRow, origin: string): AsyncGenerator<Entry> {
  const scope = feedItself(feed)
  for (let after: FeedPlace | null = null; ;) {
    const place: FeedPlace | null = after
    const part = await services.database.transaction(
      { kind: 'account', accountId: feed.account_id },
      async (db) => {
        const rows = await listFeedListings(db, scope, feed.audience_id, { after: place, limit: LISTINGS_AT_ONCE })
        const shown = rows.filter(({ reasons }) => reasons.length === 0).map((row) => row.asset_id)
        return { rows, images: await listFeedImages(db, scope, shown) }
      },
      { readOnly: true },
    )
    for (const row of part.rows) {
      const listing = row.reasons.length === 0 ? resoListing(row, part.images.get(row.asset_id) ?? [], origin) : null
      yield { row, listing }
    }
    const last = part.rows.at(-1)
    if (!last || part.rows.length < LISTINGS_AT_ONCE) return
    after = { listedAt: last.listed_at_exact, id: last.id }
  }
}

type Head = Readonly<Record<string, string>>
type LeftOut = {
  readonly ListingKey: string
  readonly ListingId: string | null
  readonly ListingTitle: string
  readonly Reasons: readonly string[]
}

function leftOutOf({ row }: Entry): LeftOut {
  return {
    ListingKey: row.id,
    ListingId: row.reference_code,
    ListingTitle: row.title,
    Reasons: row.reasons.map((reason) => FEED_REASONS[reason]),
  }
}

async function* jsonOf(head: Head, entries: AsyncGenerator<Entry>): AsyncGenerator<string> {
  const leftOut: LeftOut[] = []
  yield `{"Feed":${JSON.stringify(head)},"value":[`
  let separator = '\n'
  for await (const entry of entries) {
    if (!entry.listing) leftOut.push(leftOutOf(entry))
    else {
      yield `${separator}${JSON.stringify(entry.listing)}`
      separator = ',\n'
    }
  }
  yield `\n],"LeftOut":${JSON.stringify(leftOut)}}\n`
}

async function* xmlOf(head: Head, entries: AsyncGenerator<Entry>): AsyncGenerator<string> {
  const leftOut: LeftOut[] = []
  yield xmlDocument(
    `<Feed ${Object.entries(head)
      .map(([name, text]) => `${name}="${attribute(text)}"`)
      .join(' ')}>\n<Properties>\n`,
  )
  for await (const entry of entries) {
    if (entry.listing) yield `${element('Property', entry.listing)}\n`
    else leftOut.push(leftOutOf(entry))
  }
  yield '</Properties>\n<LeftOut>\n'
  for (const { Reasons, ...listing } of leftOut) yield `${element('Property', { ...listing, Reason: Reasons })}\n`
  yield '</LeftOut>\n</Feed>\n'
}

/** A list is an element for each of its entries. */
function element(name: string, value: ResoValue): string {
  if (value === null) return ''
  if (Array.isArray(value)) return (value as readonly ResoValue[]).map((entry) => element(name, entry)).join('')
  if (typeof value === 'object') {
    const inner = Object.entries(value).map(([child, content]) => element(child, content))
    return `<${name}>${inner.join('')}</${name}>`
  }
  return `<${name}>${xmlText(String(value))}</${name}>`
}

function attribute(text: string): string {
  return xmlText(text).replaceAll('\n', ' ')
}
