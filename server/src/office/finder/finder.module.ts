import * as operations from '@keystead/contract/office/finder/finder.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { findAnything } from './find-anything.ts'

export const finderModule = implementAll(operations, { FindAnything: findAnything })
