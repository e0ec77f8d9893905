import { operations } from '@keystead/contract/registry.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { ForgetsOpenSteps } from '../backup/former-access.ts'
import type { ExportedTable, RoomExports } from '../database/room-exports.ts'
import type { AnyEmail } from '../email/define-email.ts'
import type { StopPage } from '../email/stop-routes.ts'
import { type FilePurpose, keptFilesOf } from '../files/file-purpose.ts'
import type { OperatorCommand } from '../operator/command-line.ts'
import type { AnyOutsideCall } from '../outside-calls/outside-call.ts'
import type { GatewayEventHandler } from '../payment-gateway/gateway-event.ts'
import type { Listener } from '../rpc/events.ts'
import type { Implementation } from '../rpc/module.ts'
import type { BureauEventHandler } from '../screening-bureau/bureau-event.ts'
import type { Webhook } from '../webhooks/webhook.ts'
import { capabilities } from './capabilities.ts'

/* What all capabilities bring, by its kind. */

/** Every operation with what does it. */
export const implementations: ReadonlyMap<string, Implementation> = new Map(
  capabilities.flatMap(({ operations: own = [] }) => own).map((implementation) => [implementation.operation.name, implementation]),
)

const missing = [...operations.keys()].filter((name) => !implementations.has(name))
if (missing.length > 0) throw new Error(`operations without an implementation: ${missing.join(', ')}`)

/** All kinds of email. */
export const emailDefinitions: readonly AnyEmail[] = capabilities.flatMap(({ emails = [] }) => emails)

/** All that rooms do when others tell or ask, and every hour. */
export const listeners: readonly Listener[] = capabilities.flatMap(({ listeners: own = [] }) => own)

/** What rooms say of their tables with rows of accounts. */
export const roomExports: readonly RoomExports[] = capabilities.flatMap(({ exports: own = [] }) => own)

export const exportedTables: readonly ExportedTable[] = roomExports.flatMap(({ exports = [] }) => exports)

/** All that files are for. */
export const filePurposes: readonly FilePurpose[] = capabilities.flatMap(({ files = [] }) => files)

export const keptFiles: readonly string[] = [
  ...keptFilesOf(filePurposes),
  ...capabilities.flatMap((capability) => capability.keptFiles ?? []),
]

/** What an operator can do, by the name of the command. */
export const operatorCommands: readonly OperatorCommand[] = capabilities
  .flatMap(({ commands = [] }) => commands)
  .toSorted((a, b) => a.name.localeCompare(b.name))

/** All that other companies are asked to do. */
export const outsideCalls: readonly AnyOutsideCall[] = capabilities.flatMap((capability) => capability.outsideCalls ?? [])

/** All companies that tell us something. */
export const webhooks: readonly Webhook[] = capabilities.flatMap((capability) => capability.webhooks ?? [])

/** What rooms do when the payment gateway tells of something. */
export const gatewayEventHandlers: readonly GatewayEventHandler[] = capabilities.flatMap((capability) => capability.gatewayEvents ?? [])

/** What rooms do when the screening bureau tells of something. */
export const bureauEventHandlers: readonly BureauEventHandler[] = capabilities.flatMap((capability) => capability.bureauEvents ?? [])

/** What a backup may bring back that lets a person in for a moment. */
export const forgottenByRestore: readonly ForgetsOpenSteps[] = capabilities.flatMap((capability) => capability.forgottenByRestore ?? [])

/** Pages on which the reader of an email stops such emails with one press. */
export const stopPages: readonly StopPage[] = capabilities.flatMap((capability) =>
  (capability.stopPages ?? []).map(({ path, operation }) => ({ path, implementation: implementationOf(operation) })),
)

function implementationOf({ name }: AnyOperation): Implementation {
  const implementation = implementations.get(name)
  if (!implementation) throw new Error(`no implementation of ${name}`)
  return implementation
}
