import type { FastifyInstance } from 'fastify'
import { makeApp } from '../http/make-app.ts'
import type { Program } from '../program.ts'
import type { Bureau } from './bureau.ts'
import { bureauControl } from './control/bureau-control.ts'
import { ENDPOINTS } from './endpoints.ts'

const FILES = ['gateway.css', 'control.css', 'control.js', 'bureau-control.js']

/** All that the screening bureau answers. */
export function createBureauApp(bureau: Program<Bureau>, onError: (error: unknown) => void): FastifyInstance {
  const app = makeApp(bureau, { endpoints: ENDPOINTS, files: FILES, onError })
  bureauControl(app, bureau)
  return app
}
