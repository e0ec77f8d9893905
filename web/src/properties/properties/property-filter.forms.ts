import { rowId } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'

export const PropertyForm = z.strictObject({ Property: rowId('Property') })
