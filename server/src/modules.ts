import { operations } from '@keystead/contract/registry.ts'
import { imageModule } from './assets/images/image.module.ts'
import { importModule } from './assets/imports/import.module.ts'
import { propertyModule } from './assets/properties/property.module.ts'
import { referenceDataModule } from './common/reference-data/reference-data.module.ts'
import type { Implementation } from './rpc/module.ts'
import { deviceTokenModule } from './token/device-tokens/device-token.module.ts'
import { accountModule } from './users/accounts/account.module.ts'
import { profileModule } from './users/profiles/profile.module.ts'

/** Every operation with what does it. */
export const implementations: ReadonlyMap<string, Implementation> = new Map(
  [deviceTokenModule, referenceDataModule, accountModule, profileModule, propertyModule, imageModule, importModule]
    .flat()
    .map((implementation) => [implementation.operation.name, implementation]),
)

const missing = [...operations.keys()].filter((name) => !implementations.has(name))
if (missing.length > 0) throw new Error(`operations without an implementation: ${missing.join(', ')}`)
