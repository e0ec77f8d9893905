import * as operations from '@keystead/contract/places/state-law/state-law.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { getStateLaw, getStateLaws } from './get-state-law.ts'

export const stateLawModule = implementAll(operations, { GetStateLaws: getStateLaws, GetStateLaw: getStateLaw })
