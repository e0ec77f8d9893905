/** One place on the way to a page, or one thing in a list of them; the path is of this site. */
type LinkedName = { name: string; path: string }

/** Says to search engines where a page stands. */
export function breadcrumbsJsonLd(way: readonly LinkedName[], url: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, url).href,
    })),
  }
}

/** Says to search engines what a page of results has found. */
export function resultsJsonLd(page: LinkedName, found: readonly LinkedName[], url: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SearchResultsPage',
    name: page.name,
    url: new URL(page.path, url).href,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: found.length,
      itemListElement: found.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: new URL(path, url).href,
      })),
    },
  }
}
