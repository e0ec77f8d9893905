import * as images from './assets/images/image.operations.ts'
import * as imports from './assets/imports/import.operations.ts'
import * as properties from './assets/properties/property.operations.ts'
import * as referenceData from './common/reference-data/reference-data.operations.ts'
import type { AnyOperation } from './rpc/operation.ts'
import * as deviceTokens from './token/device-tokens/device-token.operations.ts'
import * as accounts from './users/accounts/account.operations.ts'
import * as profiles from './users/profiles/profile.operations.ts'

/** All calls by name. Nothing else lists operations. */
export const operations: ReadonlyMap<string, AnyOperation> = new Map(
  [deviceTokens, referenceData, accounts, profiles, properties, images, imports]
    .flatMap((module) => Object.values(module) as unknown[])
    .filter(isOperation)
    .map((operation) => [operation.name, operation]),
)

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'input' in value
}
