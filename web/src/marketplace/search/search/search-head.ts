import type { PageHead } from '../../../navigation/head.ts'
import { resultsJsonLd } from '../../../navigation/json-ld.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ANY_PROPERTY, type PropertySearch, addressOfSearch } from './search-address.ts'
import { type SearchResult, countText, searchTitle } from './search-texts.ts'
import { text } from './search.text.ts'

/** What a search says of itself to search engines: one address for each place and kind, however it was narrowed down. */
export function searchHead(search: PropertySearch, result: SearchResult, url: URL): PageHead {
  const { CategoryId, ListingTypeId, PageIndex, Place } = search
  const title = searchTitle(search, result.Place?.Text ?? search.Place)
  const canonical = addressOfSearch({ ...ANY_PROPERTY, Place, CategoryId, ListingTypeId, PageIndex })
  return {
    title: PageIndex === 0 ? title : text.pageTitle({ title, page: PageIndex + 1 }),
    description: text.pageDescription({ homes: countText(search, result), title }),
    canonical,
    // A page of nothing, of a part of the map, or of one lister (who has a page) is of no use to someone who searches elsewhere.
    noindex: result.TotalCount === 0 || search.Bounds !== null || search.ProfileId !== null,
    jsonLd: resultsJsonLd(
      { name: title, path: canonical },
      result.Items.map(({ AssetId, Title }) => ({ name: Title, path: paths.property(AssetId) })),
      url,
    ),
  }
}
