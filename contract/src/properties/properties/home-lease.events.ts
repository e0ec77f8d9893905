import { z } from 'zod'
import { defineQuestion } from '../../rpc/events.ts'
import { HomeLease } from './property.schemas.ts'

/** Who lives in some properties, asked by those who may read their leases. */
export const WhoLivesThere = defineQuestion('asset.lived-in', z.object({ assetIds: z.array(z.guid()) }), z.array(HomeLease))
