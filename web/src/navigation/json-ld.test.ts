import { expect, test } from 'vitest'
import { breadcrumbsJsonLd, resultsJsonLd } from './json-ld.ts'

const url = new URL('https://keystead.example/Properties?place=Denver')

test('the way to a page is numbered from its beginning, with whole addresses', () => {
  const way = [
    { name: 'Homes and spaces', path: '/Properties' },
    { name: 'Bungalow', path: '/Property/7' },
  ]
  expect(breadcrumbsJsonLd(way, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Homes and spaces', item: 'https://keystead.example/Properties' },
      { '@type': 'ListItem', position: 2, name: 'Bungalow', item: 'https://keystead.example/Property/7' },
    ],
  })
})

test('a page of results says how many it shows, and where they are', () => {
  const page = { name: 'Homes in Denver', path: '/Properties?place=Denver' }
  expect(resultsJsonLd(page, [{ name: 'Bungalow', path: '/Property/7' }], url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SearchResultsPage',
    name: 'Homes in Denver',
    url: 'https://keystead.example/Properties?place=Denver',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Bungalow', url: 'https://keystead.example/Property/7' }],
    },
  })
})
