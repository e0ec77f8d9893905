import type { GetApplicationDetails } from '@keystead/contract/applications/applications/application.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'

export type ApplicationDetails = OutputOf<typeof GetApplicationDetails>
