import { waiveFields } from '@keystead/contract/applications/fees/fee.forms.ts'
import { z } from 'zod'

export const WaiveForm = z.strictObject(waiveFields)
