import { z } from 'zod'
import { pagingQuery, presentPage } from '../books/paging.ts'
import { endpoint } from './endpoint.ts'
import { events, presentEvent } from '../webhooks/event.ts'

export const EVENT_ENDPOINTS = [
  endpoint({
    method: 'GET',
    path: '/v1/events',
    query: z.strictObject(pagingQuery),
    handle: ({ sandbox, query }) => presentPage('/v1/events', events.list(sandbox.store, query), presentEvent),
  }),
  endpoint({ method: 'GET', path: '/v1/events/:id', handle: ({ sandbox, id }) => presentEvent(events.get(sandbox.store, id)) }),
]
