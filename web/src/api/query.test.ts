import { GetTopAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { dehydrate, hydrate, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { createQueryClient, ensure, QueriesContext, refresh, refreshAll, refreshWhatReads } from './query.ts'

let asked: string[]
let client: QueryClient
let context: RouterContextProvider

beforeEach(() => {
  asked = []
  client = createQueryClient(async (operation, input) => {
    asked.push(`${operation.name} ${JSON.stringify(input)}`)
    return { Items: [] } as never
  })
  context = new RouterContextProvider()
  context.set(QueriesContext, client)
})

test('a loader asks once for each input', async () => {
  await ensure(context, GetTopAssets, { Count: 3 })
  await ensure(context, GetTopAssets, { Count: 3 })
  await ensure(context, GetTopAssets, { Count: 9 })
  expect(asked).toEqual(['GetTopAssets {"Count":3}', 'GetTopAssets {"Count":9}'])
})

test('a command makes what reads what it changes be asked for again, and leaves the rest', async () => {
  await ensure(context, GetTopAssets, { Count: 3 })
  await ensure(context, GetAppConfig, {})
  refresh(client, AddAsset)
  await ensure(context, GetTopAssets, { Count: 3 })
  await ensure(context, GetAppConfig, {})
  expect(asked).toEqual(['GetTopAssets {"Count":3}', 'GetAppConfig {}', 'GetTopAssets {"Count":3}'])
})

test('an answer that the page came with is asked for again, too', async () => {
  await ensure(context, GetTopAssets, { Count: 3 })
  const inBrowser = createQueryClient(async () => ({}) as never)
  hydrate(inBrowser, dehydrate(client))
  refreshWhatReads(inBrowser, ['tour'])
  expect(inBrowser.getQueryCache().getAll()).toHaveLength(1)
  refreshWhatReads(inBrowser, ['listing'])
  expect(inBrowser.getQueryCache().getAll()).toEqual([])
})

test('what is on the screen stays there while it is asked for again', async () => {
  await ensure(context, GetTopAssets, { Count: 3 })
  const onScreen = new QueryObserver(client, {
    queryKey: ['GetTopAssets', { Count: 3 }],
    queryFn: () => ensure(context, GetTopAssets, { Count: 3 }),
    meta: { reads: GetTopAssets.reads! },
  })
  const leave = onScreen.subscribe(() => {})
  refresh(client, AddAsset)
  expect(onScreen.getCurrentResult()).toMatchObject({ data: { Items: [] }, isFetching: true })
  leave()
})

test('another person here is shown nothing of the last one', async () => {
  await ensure(context, GetAppConfig, {})
  refreshAll(client)
  expect(client.getQueryCache().getAll()).toEqual([])
})
