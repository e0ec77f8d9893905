import { z } from 'zod'
import { pagingQuery, presentPage } from '../books/paging.ts'
import { endpointsOf } from '../http/endpoint.ts'
import { events, presentEvent } from '../webhooks/event.ts'
import type { Bureau } from './bureau.ts'
import { openDispute } from './reports/change-report.ts'
import { disputeInput, disputes, presentDispute } from './reports/dispute.ts'
import { presentReport, reports } from './reports/report.ts'
import { answerQuestions, cancelScreening, questionsOf, retryScreening } from './screenings/change-screening.ts'
import { createScreening } from './screenings/create-screening.ts'
import { confused, presentScreening, screenings } from './screenings/screening.ts'
import { answersInput, screeningInput } from './screenings/screening-input.ts'

const endpoint = endpointsOf<Bureau>()
const nothing = z.strictObject({})

const SCREENING_ENDPOINTS = [
  endpoint({
    method: 'POST',
    path: '/v1/screenings',
    wantsKey: true,
    body: screeningInput,
    handle: ({ sandbox, body }) => presentScreening(createScreening(sandbox, body)),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/screenings',
    query: z.strictObject({ ...pagingQuery, reference: z.string().optional() }),
    handle: ({ sandbox, query: { reference, ...paging } }) =>
      presentPage('/v1/screenings', screenings.list(sandbox.store, paging, { reference }), presentScreening),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/screenings/:id',
    handle: ({ sandbox, id, trouble }) => confused(presentScreening(screenings.get(sandbox.store, id)), trouble),
  }),
  endpoint({ method: 'GET', path: '/v1/screenings/:id/questions', handle: ({ sandbox, id }) => questionsOf(sandbox, id) }),
  // A wrong answer that is sent twice would be the last one.
  endpoint({
    method: 'POST',
    path: '/v1/screenings/:id/answers',
    wantsKey: true,
    body: answersInput,
    handle: ({ sandbox, id, body }) => presentScreening(answerQuestions(sandbox, id, body.answers)),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/screenings/:id/retry',
    body: nothing,
    handle: ({ sandbox, id }) => presentScreening(retryScreening(sandbox, id)),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/screenings/:id/cancel',
    body: nothing,
    handle: ({ sandbox, id }) => presentScreening(cancelScreening(sandbox, id)),
  }),
]

const REPORT_ENDPOINTS = [
  endpoint({
    method: 'GET',
    path: '/v1/reports/:id',
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    handle: ({ sandbox, id, query, trouble }) => confused(presentReport(reports.get(sandbox.store, id), query.version), trouble),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/reports/:id/disputes',
    wantsKey: true,
    body: disputeInput,
    handle: ({ sandbox, id, body }) => presentDispute(openDispute(sandbox, id, body)),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/reports/:id/disputes',
    query: z.strictObject(pagingQuery),
    handle: ({ sandbox, id, query }) =>
      presentPage(
        `/v1/reports/${id}/disputes`,
        disputes.list(sandbox.store, query, { parent: reports.get(sandbox.store, id).id }),
        presentDispute,
      ),
  }),
  endpoint({ method: 'GET', path: '/v1/disputes/:id', handle: ({ sandbox, id }) => presentDispute(disputes.get(sandbox.store, id)) }),
]

const EVENT_ENDPOINTS = [
  endpoint({
    method: 'GET',
    path: '/v1/events',
    query: z.strictObject(pagingQuery),
    handle: ({ sandbox, query }) => presentPage('/v1/events', events.list(sandbox.store, query), presentEvent),
  }),
  endpoint({ method: 'GET', path: '/v1/events/:id', handle: ({ sandbox, id }) => presentEvent(events.get(sandbox.store, id)) }),
]

export const ENDPOINTS = [...SCREENING_ENDPOINTS, ...REPORT_ENDPOINTS, ...EVENT_ENDPOINTS]
