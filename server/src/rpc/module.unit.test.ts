import { area } from '@keystead/contract/rpc/operation.ts'
import { signedIn } from '@keystead/contract/rpc/access.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { implement } from './module.ts'

const ReadFeed = area('tests').query('ReadFeed', {
  summary: 'Reads a feed.',
  access: signedIn({ profiles: 'any', own: { field: 'FeedId', kind: 'listing-feed' } }),
  permission: 'listings:view',
  input: z.strictObject({ FeedId: z.string() }),
  output: z.object({ Is: z.string() }),
  reads: ['feed'],
})

test('an operation about something of somebody names what finds it, or the program does not start', () => {
  expect(() => implement(ReadFeed, () => Promise.resolve({ Is: '' }))).toThrow('nothing finds the listing-feed that ReadFeed is about')
})

test('its handler gets what was found', () => {
  const find = () => ({ name: 'All homes' })
  const { resolve } = implement(ReadFeed, ({ owned }) => Promise.resolve({ Is: owned.name }), { 'listing-feed': find })
  expect(resolve).toBe(find)
})
