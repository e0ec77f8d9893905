import type { FastifyInstance } from 'fastify'
import { ACCOUNT_ENDPOINTS } from './api/accounts-endpoints.ts'
import { BALANCE_ENDPOINTS } from './api/balance-endpoints.ts'
import { EVENT_ENDPOINTS } from './api/events-endpoints.ts'
import { PAYMENT_ENDPOINTS } from './api/payments-endpoints.ts'
import { paymentsControl } from './control/payments-control.ts'
import type { Gateway } from './gateway.ts'
import { makeApp } from './http/make-app.ts'
import { challengeRoutes } from './pages/challenge-routes.ts'
import { fieldsRoutes } from './pages/fields-routes.ts'

const FILES = ['gateway.css', 'control.css', 'fields.js', 'challenge.js', 'control.js', 'payments-control.js']
const ENDPOINTS = [...ACCOUNT_ENDPOINTS, ...PAYMENT_ENDPOINTS, ...BALANCE_ENDPOINTS, ...EVENT_ENDPOINTS]

/** All that the payment gateway answers. */
export function createApp(gateway: Gateway, onError: (error: unknown) => void): FastifyInstance {
  const app = makeApp(gateway, { endpoints: ENDPOINTS, files: FILES, onError })
  fieldsRoutes(app, gateway)
  challengeRoutes(app, gateway)
  paymentsControl(app, gateway)
  return app
}
